import Dispatch
import Domain
import Synchronization

/// An actor that runs closures one at a time on a dispatch queue.
///
/// The closures may wait for the disk. On the default executor they would block one of the few
/// threads that all tasks share.
actor WorkQueue {
  private let executor: QueueExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(label: String) {
    executor = QueueExecutor(queue: DispatchQueue(label: label))
  }

  /// Runs `body` after all earlier closures.
  func run<Value: Sendable, Failure: Error>(
    _ body: @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try body()
  }
}

/// A serial dispatch queue as an executor. Dispatch offers one only on Apple's platforms.
private final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(queue: DispatchQueue) {
    self.queue = queue
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

/// A connection that one closure at a time can use, on any thread.
final class SharedConnection: Sendable {
  private let connection: Mutex<Connection>

  init(_ connection: sending Connection) {
    self.connection = Mutex(connection)
  }

  /// Runs `body` with the connection; blocks while another closure uses it.
  @inline(__always)
  func use<Value: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try connection.withLock { (connection) throws(StoreError) in try body(connection) }
  }
}
