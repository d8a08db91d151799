import Dispatch
import Foundation
import Synchronization

/// An observer that calls a closure when a file is written, without polling.
///
/// Writes during a call cause one more call. Releasing the `FileWatch` ends the calls.
final class FileWatch: Sendable {
  private let source: Mutex<any DispatchSourceProtocol>

  /// Creates a file watch; nil if the system cannot observe the file.
  init?(path: String, onWrite: @escaping @Sendable () async -> Void) {
    let (writes, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    guard let source = Self.makeSource(path: path, writes: continuation) else { return nil }
    source.resume()
    self.source = Mutex(source)
    Task { for await _ in writes { await onWrite() } }
  }

  deinit {
    source.withLock { $0.cancel() }
  }

  private static func makeSource(
    path: String, writes: AsyncStream<Void>.Continuation
  ) -> sending (any DispatchSourceProtocol)? {
    let queue = DispatchQueue(label: "database.watch")
    #if canImport(Darwin)
      let file = open(path, O_EVTONLY)
      guard file >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: file, eventMask: [.write, .extend], queue: queue)
      source.setEventHandler { writes.yield() }
    #else
      let file = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard file >= 0 else { return nil }
      guard inotify_add_watch(file, path, UInt32(IN_MODIFY)) >= 0 else {
        close(file)
        return nil
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
      source.setEventHandler {
        // The pending events must be read. Otherwise the system reports them again.
        withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
          while read(file, buffer.baseAddress, buffer.count) > 0 {}
        }
        writes.yield()
      }
    #endif
    source.setCancelHandler {
      close(file)
      writes.finish()
    }
    return source
  }
}
