import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One wait until a socket can be read or written. No thread stands still meanwhile.
///
/// The wait ends as well when its task is cancelled. It returns only after Dispatch has let go of the
/// socket, so that the caller may close it.
final class SocketWait: Sendable {
  enum Direction {
    case read, write
  }

  private enum Source {
    case read(any DispatchSourceRead)
    case write(any DispatchSourceWrite)

    var base: any DispatchSourceProtocol {
      switch self {
      case .read(let source): source
      case .write(let source): source
      }
    }
  }

  /// Sources are not `Sendable`; the lock makes it safe to cancel one from wherever the task is
  /// cancelled.
  private let source: Mutex<Source>

  init(_ descriptor: Int32, for direction: Direction) {
    switch direction {
    case .read: source = Mutex(.read(DispatchSource.makeReadSource(fileDescriptor: descriptor)))
    case .write: source = Mutex(.write(DispatchSource.makeWriteSource(fileDescriptor: descriptor)))
    }
  }

  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        source.withLock { source in
          source.base.setEventHandler { self.cancel() }
          source.base.setCancelHandler { continuation.resume() }
          source.base.activate()
        }
      }
    } onCancel: {
      cancel()
    }
  }

  private func cancel() {
    source.withLock { $0.base.cancel() }
  }
}
