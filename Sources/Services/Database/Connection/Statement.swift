import CSQLite
public import Domain
import Foundation

/// A prepared statement of one connection.
final class Statement {
  let handle: OpaquePointer
  /// The connection holds its statements, so it outlives them.
  private unowned let connection: Connection
  private var isRunning = false

  init(_ sql: String, on connection: Connection) throws(StoreError) {
    self.connection = connection
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK else { throw connection.lastError }
    guard let prepared else { fatalError("There is no statement in \"\(sql)\".") }
    handle = prepared
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds `values` to the parameters, in their order.
  @inline(__always)
  func bind<each Value: ColumnValue>(_ values: repeat each Value) {
    precondition(!isRunning, "A row's closure runs the statement that returns the row.")
    var index: Int32 = 1
    for value in repeat each values {
      value.bind(to: handle, at: index)
      index += 1
    }
    precondition(
      index - 1 == sqlite3_bind_parameter_count(handle), "The number of values is wrong.")
  }

  /// Runs the statement, calls `onRow` for each row, and resets the statement.
  @inline(__always)
  func run(_ onRow: (Row) throws(StoreError) -> Void = { _ in }) throws(StoreError) {
    isRunning = true
    // A statement that is not reset keeps its lock.
    defer {
      sqlite3_reset(handle)
      isRunning = false
    }
    let row = Row(handle: handle, path: connection.path)
    while true {
      switch sqlite3_step(handle) {
      case SQLITE_ROW: try onRow(row)
      case SQLITE_DONE: return
      default: throw connection.lastError
      }
    }
  }
}

/// The current row of a statement. Columns are counted from 0.
///
/// A row is valid only in the closure that receives it, because the next step overwrites it.
public struct Row {
  let handle: OpaquePointer
  let path: String

  /// Returns whether the column is NULL.
  public func isNull(at column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// Returns the integer in the column; 0 for NULL.
  public func integer(at column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  /// Returns the number in the column; 0 for NULL.
  public func double(at column: Int32) -> Double {
    sqlite3_column_double(handle, column)
  }

  /// Returns the text in the column; empty for NULL. Invalid UTF-8 becomes U+FFFD.
  public func text(at column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Returns the bytes in the column; empty for NULL.
  public func bytes(at column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Returns the identifier in the column.
  ///
  /// - Throws: `StoreError.corrupt` if the column does not contain 16 bytes.
  public func identifier<Entity>(
    at column: Int32, of _: Entity.Type = Entity.self
  ) throws(StoreError) -> Identifier<Entity> {
    guard let start = sqlite3_column_blob(handle, column),
      sqlite3_column_bytes(handle, column) == 16
    else { throw .corrupt(file: path) }
    return Identifier(UUID(uuid: start.loadUnaligned(as: uuid_t.self)))
  }

  /// Returns the day in the column; nil for NULL.
  ///
  /// - Throws: `StoreError.corrupt` if the number is not a day.
  public func date(at column: Int32) throws(StoreError) -> CalendarDate? {
    if isNull(at: column) { return nil }
    let digits = integer(at: column)
    do {
      return try CalendarDate(
        year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
    } catch {
      throw .corrupt(file: path)
    }
  }
}
