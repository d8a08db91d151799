import Dispatch

/// Runs closures one at a time, on threads that may wait for the disk.
///
/// An actor on the default executor would wait on one of the few threads that all tasks share, as
/// many as there are cores; this one has a dispatch queue for its executor.
actor WorkQueue {
  private let executor: QueueExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(label: String) {
    executor = QueueExecutor(queue: DispatchQueue(label: label))
  }

  /// Runs `body` when everything asked for earlier has run.
  func run<Value: Sendable, Failure: Error>(
    _ body: @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try body()
  }
}

/// A serial dispatch queue in the role of an executor. (Dispatch itself offers it on Apple
/// platforms only.)
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
