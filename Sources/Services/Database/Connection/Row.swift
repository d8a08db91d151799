import CSQLite
public import Domain
import Foundation

/// The row that a statement stands on. Columns are counted from 0, in the order of the `SELECT`.
///
/// A row is only good inside the closure that it was given to: the next step overwrites it.
public struct Row {
  let handle: OpaquePointer
  unowned(unsafe) let connection: Connection

  /// Whether the column holds nothing.
  public func isNull(at column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// The whole number in the column; 0 for NULL.
  public func integer(at column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  /// The number in the column; 0 for NULL.
  public func double(at column: Int32) -> Double {
    sqlite3_column_double(handle, column)
  }

  /// The text in the column; empty for NULL. Bytes that are no UTF-8 become U+FFFD.
  public func text(at column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The bytes in the column; none for NULL.
  public func bytes(at column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The identifier in the column.
  ///
  /// - Throws: `StoreError.corrupt` unless there are 16 bytes.
  public func identifier<Entity>(
    at column: Int32, of _: Entity.Type = Entity.self
  ) throws(StoreError) -> Identifier<Entity> {
    guard let start = sqlite3_column_blob(handle, column),
      sqlite3_column_bytes(handle, column) == 16
    else { throw .corrupt(file: connection.path) }
    return Identifier(UUID(uuid: start.loadUnaligned(as: uuid_t.self)))
  }

  /// The day in the column; nil for NULL.
  ///
  /// - Throws: `StoreError.corrupt` where the number writes no day of the calendar.
  public func date(at column: Int32) throws(StoreError) -> CalendarDate? {
    if isNull(at: column) { return nil }
    let digits = integer(at: column)
    do {
      return try CalendarDate(
        year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
    } catch {
      throw .corrupt(file: connection.path)
    }
  }
}
