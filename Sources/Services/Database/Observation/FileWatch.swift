import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Calls a closure whenever a file is written to, by whomever. The system wakes it; nothing polls.
///
/// The closure runs on a queue of the watch's own, once for any number of writes that come together.
/// The watch ends when it is released.
final class FileWatch: Sendable {
  private let source: Mutex<any DispatchSourceProtocol>

  /// A watch over the file at `path`; nil where the system has none to give.
  init?(path: String, onWrite: @escaping @Sendable () -> Void) {
    guard let source = Self.makeSource(path: path, onWrite: onWrite) else { return nil }
    source.resume()
    self.source = Mutex(source)
  }

  deinit {
    source.withLock { $0.cancel() }
  }

  /// Keeps what is written until ``resume()``, and tells of it once then. Each pause needs its
  /// resume, before the watch is released: the system stops a program that forgets it.
  func pause() {
    source.withLock { $0.suspend() }
  }

  /// Ends a pause.
  func resume() {
    source.withLock { $0.resume() }
  }

  #if canImport(Darwin)
    private static func makeSource(
      path: String, onWrite: @escaping @Sendable () -> Void
    ) -> sending (any DispatchSourceProtocol)? {
      let file = open(path, O_EVTONLY)
      guard file >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: file, eventMask: [.write, .extend],
        queue: DispatchQueue(label: "database.watch"))
      source.setEventHandler(handler: onWrite)
      source.setCancelHandler { close(file) }
      return source
    }
  #else
    private static func makeSource(
      path: String, onWrite: @escaping @Sendable () -> Void
    ) -> sending (any DispatchSourceProtocol)? {
      let events = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard events >= 0 else { return nil }
      guard inotify_add_watch(events, path, UInt32(IN_MODIFY)) >= 0 else {
        close(events)
        return nil
      }
      let source = DispatchSource.makeReadSource(
        fileDescriptor: events, queue: DispatchQueue(label: "database.watch"))
      source.setEventHandler {
        discard(events)
        onWrite()
      }
      source.setCancelHandler { close(events) }
      return source
    }

    /// Reads what the system has to tell, so that it does not tell it again; what it says is known.
    private static func discard(_ events: Int32) {
      withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
        while read(events, buffer.baseAddress, buffer.count) > 0 {}
      }
    }
  #endif
}
