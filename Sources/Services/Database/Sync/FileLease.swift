public import Domain
public import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lease of a database file: an advisory lock (`flock`) on a file of its own beside it,
/// `contacts.sqlite-sync.lock`.
///
/// The system keeps the lock with the open file and releases it when the process ends, by `kill -9`
/// too. So no clock is asked whether a holder may still live, and nobody has to clean up; a row in
/// the database could do neither. The file itself stays, empty. It is not the database's own file,
/// whose locks belong to SQLite.
public final class FileLease: SyncLease {
  private let path: String
  private let handle = Mutex<Int32?>(nil)

  /// The lease of the database at `file`. Nothing is opened before it is taken.
  public init(of file: URL) {
    path = file.path + "-sync.lock"
  }

  deinit {
    giveBack()
  }

  /// Takes the lock; true as well where this object has it already.
  ///
  /// - Throws: `StoreError.cannotOpen` where the file cannot be made.
  public func take() throws(StoreError) -> Bool {
    try handle.withLock { (handle) throws(StoreError) in
      guard handle == nil else { return true }
      // A program that this one starts is not to inherit it, for it would keep the lock.
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

  /// Closes the file, and so gives up the lock.
  public func giveBack() {
    handle.withLock { handle in
      if let opened = handle { close(opened) }
      handle = nil
    }
  }
}
