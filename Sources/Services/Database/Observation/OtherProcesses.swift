import Dispatch
import Domain
import Foundation
import Synchronization

/// Detects commits of other processes to the same file.
final class OtherProcesses: Sendable {
  private let lastSeen: Mutex<Int>
  private let watch = Mutex<FileWatch?>(nil)
  private let isCheckPending = Atomic(false)

  /// Creates a detector.
  ///
  /// - Parameter lastSeen: the `PRAGMA data_version` of the writing connection.
  init(lastSeen: Int) {
    self.lastSeen = Mutex(lastSeen)
  }

  /// Call it before each check. Later writes cause another check.
  func checkBegins() {
    isCheckPending.store(false, ordering: .sequentiallyConsistent)
  }

  /// Stores the data version and returns whether another process has changed it.
  func haveCommitted(_ dataVersion: Int) -> Bool {
    lastSeen.withLock { lastSeen in
      defer { lastSeen = dataVersion }
      return lastSeen != dataVersion
    }
  }

  /// Makes `stack` check whenever the write-ahead log is written.
  ///
  /// The watch holds the stack weakly.
  func follow(path: String, on stack: DatabaseStack) {
    let watch = FileWatch(path: path + "-wal") { [weak self, weak stack] in
      guard let self, !isCheckPending.exchange(true, ordering: .sequentiallyConsistent)
      else { return }
      Task { [weak stack] in
        // After a lock error, the next write causes another check.
        try? await stack?.checkForExternalChanges()
      }
    }
    self.watch.withLock { $0 = watch }
  }

  /// Runs `body`, which writes to the file, and reports its writes once at the end.
  func pausingWatch<Value>(
    _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let watch = watch.withLock { $0 }
    watch?.pause()
    defer { watch?.resume() }
    return try body()
  }
}

/// Calls a closure when a file is written, without polling.
///
/// Writes that come together cause one call. Releasing the watch ends it.
private final class FileWatch: Sendable {
  private let source: Mutex<any DispatchSourceProtocol>

  /// Creates a watch; nil if the system offers none for this file.
  init?(path: String, onWrite: @escaping @Sendable () -> Void) {
    guard let source = Self.makeSource(path: path, onWrite: onWrite) else { return nil }
    source.resume()
    self.source = Mutex(source)
  }

  deinit {
    source.withLock { $0.cancel() }
  }

  /// Delays the calls until ``resume()``. Releasing a paused watch is a crash.
  func pause() {
    source.withLock { $0.suspend() }
  }

  func resume() {
    source.withLock { $0.resume() }
  }

  private static func makeSource(
    path: String, onWrite: @escaping @Sendable () -> Void
  ) -> sending (any DispatchSourceProtocol)? {
    let queue = DispatchQueue(label: "database.watch")
    #if canImport(Darwin)
      let file = open(path, O_EVTONLY)
      guard file >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: file, eventMask: [.write, .extend], queue: queue)
      source.setEventHandler(handler: onWrite)
    #else
      let file = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard file >= 0 else { return nil }
      guard inotify_add_watch(file, path, UInt32(IN_MODIFY)) >= 0 else {
        close(file)
        return nil
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
      source.setEventHandler {
        // Events must be read, or the system reports them again.
        withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
          while read(file, buffer.baseAddress, buffer.count) > 0 {}
        }
        onWrite()
      }
    #endif
    source.setCancelHandler { close(file) }
    return source
  }
}
