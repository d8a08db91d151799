import Domain
import Synchronization

/// Notices the commits of other processes on the same file.
final class OtherProcesses: Sendable {
  private let lastSeen: Mutex<Int>
  private let watch = Mutex<FileWatch?>(nil)
  private let isLookDue = Atomic(false)

  init(lastSeen: Int) {
    self.lastSeen = Mutex(lastSeen)
  }

  /// To be called at the beginning of a look, before the number is read: writes that come from now
  /// on make another look necessary.
  func lookBegins() {
    isLookDue.store(false, ordering: .sequentiallyConsistent)
  }

  /// Whether somebody else has committed since this was asked last.
  ///
  /// - Parameter dataVersion: The number that the *writing* connection sees; its own commits do not
  ///   change it.
  func haveCommitted(_ dataVersion: Int) -> Bool {
    lastSeen.withLock { lastSeen in
      defer { lastSeen = dataVersion }
      return lastSeen != dataVersion
    }
  }

  /// Makes `stack` look whenever the write-ahead log of the file at `path` is written to.
  ///
  /// The log is there while anybody has the file open, and is written by every commit, our own too:
  /// then the look finds nothing. The watch does not keep the stack alive.
  func follow(path: String, on stack: DatabaseStack) {
    let watch = FileWatch(path: path + "-wal") { [weak self, weak stack] in
      // One look that has not begun yet serves for all writes up to its beginning.
      guard let self, !isLookDue.exchange(true, ordering: .sequentiallyConsistent) else { return }
      Task { [weak stack] in
        // Locked for longer than we wait: the next write to the log brings another look.
        try? await stack?.checkForExternalChanges()
      }
    }
    self.watch.withLock { $0 = watch }
  }

  /// Runs `body`, which writes itself: a long transaction writes the log a thousand times, and would
  /// wake the watch as often.
  func ignoringOwnWrites<Value>(
    _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let watch = watch.withLock { $0 }
    watch?.pause()
    defer { watch?.resume() }
    return try body()
  }
}
