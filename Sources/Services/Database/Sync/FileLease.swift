public import Domain
public import Foundation
import Synchronization

/// The sync lease of a database file: a lock on a second file, such as
/// `contacts.sqlite-sync.lock`.
///
/// The system releases the lock (`flock`) when the process ends, even after `kill -9`, so the lease
/// needs no timeout and no cleanup. Only the empty lock file is left. The database file itself
/// cannot be the lock file, because SQLite locks it.
public final class FileLease: SyncLease {
  private let path: String
  private let handle = Mutex<Int32?>(nil)

  /// Creates the lease of a database file. The lock file is not opened yet.
  public init(of file: URL) {
    path = file.path + "-sync.lock"
  }

  deinit { release() }

  /// Takes the lock. Returns whether this object holds the lock now.
  ///
  /// - Throws: `StoreError.cannotOpen` if the lock file cannot be opened.
  public func take() throws(StoreError) -> Bool {
    try handle.withLock { (handle) throws(StoreError) in
      guard handle == nil else { return true }
      // A child process that inherits the lock file would keep the lock after this process ends.
      let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      guard opened >= 0 else {
        throw .cannotOpen(file: path, reason: String(cString: strerror(errno)))
      }
      guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
        close(opened)
        return false
      }
      handle = opened
      return true
    }
  }

  /// Releases the lock, and closes the lock file.
  public func release() {
    handle.withLock { handle in
      guard let opened = handle.take() else { return }
      // Closing the file is not enough while a new child process still has a copy of the handle.
      flock(opened, LOCK_UN)
      close(opened)
    }
  }
}
