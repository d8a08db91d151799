import CSQLite
public import Domain
import Foundation

/// The current row of a running statement. Columns are counted from 0.
///
/// A row is valid only in the closure that receives it, because the statement's next step
/// overwrites the row.
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

  /// Returns the text in the column; nil for NULL.
  func optionalText(at column: Int32) -> String? { isNull(at: column) ? nil : text(at: column) }

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
    let (year, month, day) = (digits / 10_000, digits / 100 % 100, digits % 100)
    guard let date = try? CalendarDate(year: year, month: month, day: day) else {
      throw .corrupt(file: path)
    }
    return date
  }

  /// Reads the details of a person from three columns.
  func personInfo(at column: Int32) throws(StoreError) -> PersonInfo {
    PersonInfo(
      storedFirstName: text(at: column), lastName: text(at: column + 1),
      birthday: try date(at: column + 2))
  }
}
