/// A virtual file system of SQLite over the default one, for programs that test storage faults.
///
/// The disk counts calls, makes calls fail, and records which writes were not synced yet. From this
/// record it writes the files as they could be after a power failure. It never calls fsync.
///
/// One process has one disk. All functions may be called from any thread.
#ifndef CFaultyDisk_h
#define CFaultyDisk_h

#include <stdint.h>

/// The kinds of calls, one bit each.
enum {
  diskOpen = 1,
  diskRead = 2,
  diskWrite = 4,
  diskSync = 8,
  diskTruncate = 16,
  /// A lock of the file. Unlocking never fails.
  diskLock = 32,
  /// A mapping or a lock of the shared memory beside a write-ahead log.
  diskSharedMemory = 64,
  diskDelete = 128,
  diskAccess = 256,
  diskSize = 512,
  diskAnything = 1023,
};

/// Which disk syncs make files durable. The last two are controls: a test must lose data with them.
enum {
  /// Every sync makes the file durable.
  diskSyncsAll,
  /// As with `synchronous=NORMAL`: the log becomes durable only before a checkpoint.
  diskSyncsBeforeCheckpoints,
  /// As with `synchronous=OFF`: no file ever becomes durable by a sync.
  diskSyncsNothing,
};

/// Makes the disk SQLite's default file system. Call it once, before a database is opened.
void diskInstall(void);

/// Removes the planned fault and sets all counts to zero.
void diskReset(void);

/// Makes calls of `kinds` fail, counted from the last reset.
///
/// - `number`: the first call that fails, counted from 1.
/// - `code`: SQLite's result, such as SQLITE_FULL; 0 for the usual error of the kind.
/// - `forGood`: whether all later calls of the kinds fail too.
/// - `tears`: whether a failing write writes its first sectors.
void diskFail(int kinds, long number, int code, int forGood, int tears);

/// The number of calls of `kinds` since the last reset.
long diskCount(int kinds);

/// The number of calls that failed since the last reset.
long diskFailures(void);

/// The number of open files.
long diskOpenFiles(void);

/// Discards the earlier record, and starts to record the writes to the files in `folder`, unless it
/// is NULL. No recorded file may be open.
void diskRecord(const char *folder, int syncs);

/// Writes the recorded files into `target` as they could be after a power failure now.
///
/// Durable bytes are kept. Of the other writes a part is dropped or torn at a sector, chosen by
/// `seed`. A new or deleted file may be there or not until its folder is durable.
/// Returns 0, or -1 if a file cannot be written.
int diskLosePower(const char *target, uint64_t seed);

/// Calls a function before each write, sync, truncation and deletion takes effect; NULL for none.
void diskBeforeChange(void (*call)(int kind));

#endif
