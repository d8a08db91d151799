import Domain
import Synchronization

/// A connection that is lent to one closure at a time, whichever thread it runs on.
final class SharedConnection: Sendable {
  private let connection: Mutex<Connection>

  init(_ connection: sending Connection) {
    self.connection = Mutex(connection)
  }

  /// Runs `body` with the connection; whoever comes meanwhile waits.
  @inline(__always)
  func use<Value: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try connection.withLock { (connection) throws(StoreError) in try body(connection) }
  }
}
