import CSQLite
import Domain

/// A prepared statement. It belongs to one connection and is used by one closure at a time.
final class Statement {
  let handle: OpaquePointer
  /// The connection outlives its statements: it holds them.
  private unowned let connection: Connection
  /// A row's closure may run other statements, but not the one that is being stepped through.
  private(set) var isRunning = false

  init(_ sql: String, on connection: Connection) throws(StoreError) {
    self.connection = connection
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK else { throw connection.lastError() }
    guard let prepared else { fatalError("There is no statement in \"\(sql)\".") }
    handle = prepared
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds `values` to the parameters, in their order.
  @inline(__always)
  func bind<each Value: ColumnValue>(_ values: repeat each Value) {
    precondition(!isRunning, "A statement is started again while it is being stepped through.")
    var index: Int32 = 1
    for value in repeat each values {
      value.bind(to: handle, at: index)
      index += 1
    }
    precondition(index - 1 == sqlite3_bind_parameter_count(handle), "A value for each ?.")
  }

  /// Runs the statement, calls `onRow` for each row it gives, and makes it ready to run again.
  ///
  /// The reset comes in every case: a statement left in the middle would keep its lock.
  @inline(__always)
  func run(_ onRow: (Row) throws(StoreError) -> Void = { _ in }) throws(StoreError) {
    isRunning = true
    defer {
      sqlite3_reset(handle)
      isRunning = false
    }
    let row = Row(handle: handle, connection: connection)
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: try onRow(row)
      case SQLITE_DONE: return
      default: throw connection.lastError()
      }
    }
  }
}
