#include "CFaultyDisk.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// MARK: The record of writes

enum { sectorSize = 512 };

/// A write or a truncation that is not durable yet.
typedef struct Change {
  struct Change *next;
  sqlite3_int64 offset;
  /// The number of bytes, or -1 for a truncation to `offset`.
  sqlite3_int64 count;
  unsigned char bytes[];
} Change;

typedef struct {
  unsigned char *bytes;
  sqlite3_int64 count;
} Content;

/// A file in the recorded folder.
typedef struct Track {
  struct Track *next;
  char *path;
  Content durable;
  Change *first, *last;
  /// Whether the folder's entry of the file is durable.
  int isEntryDurable;
  /// Whether the file was deleted. The deletion is not durable yet.
  int isDeleted;
} Track;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static sqlite3_vfs *real;
static sqlite3_vfs disk;
static long counts[10];
static long seen, failures, openFiles;
static struct { int kinds, code, forGood, tears; long number; } plan;
static char *folder;
static int syncs;
static Track *tracks;
static void (*beforeChange)(int kind);

static void *memory(size_t count) {
  void *result = calloc(1, count);
  if (!result) abort();
  return result;
}

static void resize(Content *content, sqlite3_int64 count) {
  if (count > content->count) {
    content->bytes = realloc(content->bytes, (size_t)count);
    if (!content->bytes) abort();
    memset(content->bytes + content->count, 0, (size_t)(count - content->count));
  }
  content->count = count;
}

/// Applies the first `count` bytes of a write, or a truncation.
static void apply(const Change *change, sqlite3_int64 count, Content *content) {
  if (change->count < 0) {
    if (change->offset < content->count) content->count = change->offset;
    return;
  }
  if (content->count < change->offset + count) resize(content, change->offset + count);
  memcpy(content->bytes + change->offset, change->bytes, (size_t)count);
}

static void forgetChanges(Track *track) {
  while (track->first) {
    Change *change = track->first;
    track->first = change->next;
    free(change);
  }
  track->last = NULL;
}

static void makeDurable(Track *track) {
  for (Change *change = track->first; change; change = change->next) {
    apply(change, change->count, &track->durable);
  }
  forgetChanges(track);
}

static void makeFolderDurable(void) {
  for (Track *track = tracks; track; track = track->next) {
    track->isEntryDurable = !track->isDeleted;
  }
}

static void forgetRecord(void) {
  while (tracks) {
    Track *track = tracks;
    tracks = track->next;
    forgetChanges(track);
    free(track->durable.bytes);
    free(track->path);
    free(track);
  }
  free(folder);
  folder = NULL;
}

static Track *find(const char *path) {
  for (Track *track = tracks; track; track = track->next) {
    if (!strcmp(track->path, path)) return track;
  }
  return NULL;
}

static int endsWith(const char *text, const char *end) {
  size_t count = strlen(text), endCount = strlen(end);
  return count >= endCount && !strcmp(text + count - endCount, end);
}

/// Returns the record of a file; NULL if the file is not in the folder or is shared memory.
static Track *trackOf(const char *path) {
  if (!path || !folder || strncmp(path, folder, strlen(folder)) || endsWith(path, "-shm")) {
    return NULL;
  }
  Track *result = find(path);
  if (!result) {
    result = memory(sizeof(Track));
    result->path = strdup(path);
    result->next = tracks;
    tracks = result;
    FILE *file = fopen(path, "rb");
    if (file) {
      result->isEntryDurable = 1;
      fseek(file, 0, SEEK_END);
      resize(&result->durable, ftell(file));
      rewind(file);
      if (fread(result->durable.bytes, 1, (size_t)result->durable.count, file)
          != (size_t)result->durable.count) abort();
      fclose(file);
    }
  } else if (result->isDeleted) {
    // The file is new and has the name of a deleted file.
    result->isDeleted = result->isEntryDurable = 0;
    result->durable.count = 0;
    forgetChanges(result);
  }
  return result;
}

static void note(Track *track, sqlite3_int64 offset, const void *bytes, sqlite3_int64 count) {
  Change *change = memory(sizeof(Change) + (count > 0 ? (size_t)count : 0));
  change->offset = offset;
  change->count = count;
  if (count > 0) memcpy(change->bytes, bytes, (size_t)count);
  if (track->last) track->last->next = change; else track->first = change;
  track->last = change;
}

// MARK: Faults

static int usualCode(int kind) {
  switch (kind) {
  case diskOpen: return SQLITE_CANTOPEN;
  case diskRead: return SQLITE_IOERR_READ;
  case diskWrite: return SQLITE_IOERR_WRITE;
  case diskSync: return SQLITE_IOERR_FSYNC;
  case diskTruncate: return SQLITE_IOERR_TRUNCATE;
  case diskLock: return SQLITE_IOERR_LOCK;
  case diskSharedMemory: return SQLITE_IOERR_SHMMAP;
  case diskDelete: return SQLITE_IOERR_DELETE;
  case diskAccess: return SQLITE_IOERR_ACCESS;
  default: return SQLITE_IOERR_FSTAT;
  }
}

/// Counts a call, and returns its planned error or SQLITE_OK.
static int count(int kind) {
  pthread_mutex_lock(&lock);
  counts[__builtin_ctz((unsigned)kind)] += 1;
  int code = SQLITE_OK;
  if (plan.kinds & kind) {
    seen += 1;
    if (seen == plan.number || (plan.forGood && seen > plan.number)) {
      failures += 1;
      code = plan.code ? plan.code : usualCode(kind);
    }
  }
  pthread_mutex_unlock(&lock);
  return code;
}

// MARK: SQLite's methods of a file

typedef struct {
  sqlite3_file base;
  Track *track;
  sqlite3_file *real;
} File;

#define REAL(file) (((File *)(file))->real)
#define FAIL_IF_PLANNED(kind) \
  do { int code = count(kind); if (code) return code; } while (0)

static int closeFile(sqlite3_file *file) {
  int code = REAL(file)->pMethods->xClose(REAL(file));
  pthread_mutex_lock(&lock);
  openFiles -= 1;
  pthread_mutex_unlock(&lock);
  return code;
}

static int readFile(sqlite3_file *file, void *bytes, int amount, sqlite3_int64 offset) {
  FAIL_IF_PLANNED(diskRead);
  return REAL(file)->pMethods->xRead(REAL(file), bytes, amount, offset);
}

static int writeFile(sqlite3_file *file, const void *bytes, int amount, sqlite3_int64 offset) {
  if (beforeChange) beforeChange(diskWrite);
  int planned = count(diskWrite);
  if (planned) {
    amount = plan.tears ? amount / 2 / sectorSize * sectorSize : 0;
    if (amount == 0) return planned;
  }
  int code = REAL(file)->pMethods->xWrite(REAL(file), bytes, amount, offset);
  Track *track = ((File *)file)->track;
  if (track && code == SQLITE_OK) {
    pthread_mutex_lock(&lock);
    if (syncs == diskSyncsBeforeCheckpoints && !endsWith(track->path, "-wal")) {
      for (Track *log = tracks; log; log = log->next) {
        if (endsWith(log->path, "-wal")) makeDurable(log);
      }
    }
    note(track, offset, bytes, amount);
    pthread_mutex_unlock(&lock);
  }
  return planned ? planned : code;
}

static int truncateFile(sqlite3_file *file, sqlite3_int64 size) {
  if (beforeChange) beforeChange(diskTruncate);
  FAIL_IF_PLANNED(diskTruncate);
  int code = REAL(file)->pMethods->xTruncate(REAL(file), size);
  Track *track = ((File *)file)->track;
  if (track && code == SQLITE_OK) {
    pthread_mutex_lock(&lock);
    note(track, size, NULL, -1);
    pthread_mutex_unlock(&lock);
  }
  return code;
}

static int syncFile(sqlite3_file *file, int flags) {
  (void)flags;
  if (beforeChange) beforeChange(diskSync);
  FAIL_IF_PLANNED(diskSync);
  Track *track = ((File *)file)->track;
  if (track) {
    pthread_mutex_lock(&lock);
    int isLog = endsWith(track->path, "-wal");
    if (syncs == diskSyncsAll || (syncs == diskSyncsBeforeCheckpoints && !isLog)) {
      makeDurable(track);
    }
    // SQLite syncs the folder with the first sync of a new journal or log.
    if (syncs != diskSyncsNothing && (isLog || endsWith(track->path, "-journal"))) {
      makeFolderDurable();
    }
    pthread_mutex_unlock(&lock);
  }
  return SQLITE_OK;
}

static int fileSize(sqlite3_file *file, sqlite3_int64 *size) {
  FAIL_IF_PLANNED(diskSize);
  return REAL(file)->pMethods->xFileSize(REAL(file), size);
}

static int lockFile(sqlite3_file *file, int level) {
  FAIL_IF_PLANNED(diskLock);
  return REAL(file)->pMethods->xLock(REAL(file), level);
}

static int unlockFile(sqlite3_file *file, int level) {
  return REAL(file)->pMethods->xUnlock(REAL(file), level);
}

static int checkReservedLock(sqlite3_file *file, int *result) {
  FAIL_IF_PLANNED(diskLock);
  return REAL(file)->pMethods->xCheckReservedLock(REAL(file), result);
}

static int control(sqlite3_file *file, int operation, void *argument) {
  return REAL(file)->pMethods->xFileControl(REAL(file), operation, argument);
}

static int sectorSizeOf(sqlite3_file *file) { (void)file; return sectorSize; }

/// Returns no flags, so that SQLite does not assume that a write is atomic.
static int characteristics(sqlite3_file *file) { (void)file; return 0; }

static int mapShared(
  sqlite3_file *file, int region, int size, int extends, void volatile **result
) {
  FAIL_IF_PLANNED(diskSharedMemory);
  return REAL(file)->pMethods->xShmMap(REAL(file), region, size, extends, result);
}

static int lockShared(sqlite3_file *file, int offset, int amount, int flags) {
  if (flags & SQLITE_SHM_LOCK) {
    int code = count(diskSharedMemory);
    if (code) return code == SQLITE_IOERR_SHMMAP ? SQLITE_IOERR_SHMLOCK : code;
  }
  return REAL(file)->pMethods->xShmLock(REAL(file), offset, amount, flags);
}

static void barrier(sqlite3_file *file) { REAL(file)->pMethods->xShmBarrier(REAL(file)); }

static int unmapShared(sqlite3_file *file, int deletes) {
  return REAL(file)->pMethods->xShmUnmap(REAL(file), deletes);
}

static const sqlite3_io_methods methods = {
  2, closeFile, readFile, writeFile, truncateFile, syncFile, fileSize, lockFile, unlockFile,
  checkReservedLock, control, sectorSizeOf, characteristics, mapShared, lockShared, barrier,
  unmapShared, NULL, NULL,
};

// MARK: SQLite's methods of a file system

static int openFile(
  sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *result
) {
  (void)vfs;
  File *opened = (File *)file;
  memset(opened, 0, sizeof(File));
  FAIL_IF_PLANNED(diskOpen);
  pthread_mutex_lock(&lock);
  opened->track = trackOf(path);
  opened->real = (sqlite3_file *)(opened + 1);
  int code = real->xOpen(real, path, opened->real, flags, result);
  if (code == SQLITE_OK) {
    opened->base.pMethods = &methods;
    openFiles += 1;
  }
  pthread_mutex_unlock(&lock);
  return code;
}

static int deleteFile(sqlite3_vfs *vfs, const char *path, int syncsFolder) {
  (void)vfs;
  if (beforeChange) beforeChange(diskDelete);
  FAIL_IF_PLANNED(diskDelete);
  int code = real->xDelete(real, path, 0);
  pthread_mutex_lock(&lock);
  Track *track = find(path);
  if (track && code == SQLITE_OK) track->isDeleted = 1;
  if (syncsFolder && syncs != diskSyncsNothing) makeFolderDurable();
  pthread_mutex_unlock(&lock);
  return code;
}

static int accessFile(sqlite3_vfs *vfs, const char *path, int flags, int *result) {
  (void)vfs;
  FAIL_IF_PLANNED(diskAccess);
  return real->xAccess(real, path, flags, result);
}

// MARK: The functions of the header

void diskInstall(void) {
  real = sqlite3_vfs_find(NULL);
  disk = *real;
  disk.zName = "faulty disk";
  disk.pNext = NULL;
  disk.szOsFile = (int)sizeof(File) + real->szOsFile;
  disk.xOpen = openFile;
  disk.xDelete = deleteFile;
  disk.xAccess = accessFile;
  if (sqlite3_vfs_register(&disk, 1) != SQLITE_OK) abort();
}

void diskReset(void) {
  pthread_mutex_lock(&lock);
  memset(counts, 0, sizeof counts);
  memset(&plan, 0, sizeof plan);
  seen = failures = 0;
  pthread_mutex_unlock(&lock);
}

void diskFail(int kinds, long number, int code, int forGood, int tears) {
  pthread_mutex_lock(&lock);
  plan.kinds = kinds;
  plan.number = number;
  plan.code = code;
  plan.forGood = forGood;
  plan.tears = tears;
  pthread_mutex_unlock(&lock);
}

long diskCount(int kinds) {
  pthread_mutex_lock(&lock);
  long result = 0;
  for (int bit = 0; bit < 10; bit += 1) {
    if (kinds & 1 << bit) result += counts[bit];
  }
  pthread_mutex_unlock(&lock);
  return result;
}

long diskFailures(void) {
  pthread_mutex_lock(&lock);
  long result = failures;
  pthread_mutex_unlock(&lock);
  return result;
}

long diskOpenFiles(void) {
  pthread_mutex_lock(&lock);
  long result = openFiles;
  pthread_mutex_unlock(&lock);
  return result;
}

void diskRecord(const char *path, int mode) {
  pthread_mutex_lock(&lock);
  forgetRecord();
  folder = path ? strdup(path) : NULL;
  syncs = mode;
  pthread_mutex_unlock(&lock);
}

void diskBeforeChange(void (*call)(int kind)) { beforeChange = call; }

/// The next number of a SplitMix64 generator.
static uint64_t nextNumber(uint64_t *state) {
  uint64_t value = *state += 0x9e3779b97f4a7c15;
  value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9;
  value = (value ^ value >> 27) * 0x94d049bb133111eb;
  return value ^ value >> 31;
}

int diskLosePower(const char *target, uint64_t seed) {
  int result = 0;
  pthread_mutex_lock(&lock);
  for (Track *track = tracks; track; track = track->next) {
    int isUncertain = track->isDeleted || !track->isEntryDurable;
    if (isUncertain && nextNumber(&seed) % 2) continue;
    Content content = {0};
    resize(&content, track->durable.count);
    if (content.count) memcpy(content.bytes, track->durable.bytes, (size_t)content.count);
    for (Change *change = track->first; change; change = change->next) {
      uint64_t chance = nextNumber(&seed) % 4;
      if (chance < 2) apply(change, change->count, &content);
      if (chance == 2 && change->count > sectorSize) {
        uint64_t sectors = (uint64_t)change->count / sectorSize;
        apply(change, (sqlite3_int64)(nextNumber(&seed) % sectors) * sectorSize, &content);
      }
    }
    char *path = memory(strlen(target) + strlen(track->path) + 2);
    strcat(strcpy(path, target), track->path + strlen(folder));
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(content.bytes, 1, (size_t)content.count, file) != (size_t)content.count) {
      result = -1;
    }
    if (file && fclose(file)) result = -1;
    free(path);
    free(content.bytes);
  }
  pthread_mutex_unlock(&lock);
  return result;
}
