import Dispatch
import Domain
import Synchronization

/// A connection that one closure at a time can use, on any thread.
final class SharedConnection: Sendable {
  private let connection: Mutex<Connection>
  private let queue = DispatchQueue(label: "database")

  init(_ connection: sending Connection) {
    self.connection = Mutex(connection)
  }

  /// Runs `body` with the connection. Blocks while another closure uses the connection.
  @inline(__always)
  func use<Value: Sendable, Failure: Error>(
    _ body: @Sendable (Connection) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try connection.withLock { (connection) throws(Failure) in try body(connection) }
  }

  /// Runs `body` with the connection, on a serial dispatch queue.
  ///
  /// Calls run in order. A closure that waits for the disk blocks only the queue's thread, and none
  /// of the few threads that all tasks share.
  func run<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable (Connection) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: Result { () throws(Failure) in try self.use(body) })
      }
    }.get()
  }
}
