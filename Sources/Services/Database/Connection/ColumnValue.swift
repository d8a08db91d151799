import CSQLite
public import Domain
import Foundation

/// A value that can be bound to a parameter of a statement.
public protocol ColumnValue {
  /// Binds the value to the parameter at `index`, counted from 1.
  ///
  /// SQLite copies the value.
  func bind(to statement: OpaquePointer, at index: Int32)
}

/// `SQLITE_TRANSIENT`: SQLite copies the bytes before the call returns.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension String: ColumnValue {
  /// Binds the text as UTF-8.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    sqlite3_bind_text(statement, index, self, Int32(utf8.count), copied)
  }
}

extension Int: ColumnValue {
  /// Binds the number as a 64-bit integer.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    sqlite3_bind_int64(statement, index, Int64(self))
  }
}

extension Double: ColumnValue {
  /// Binds the number as an IEEE 754 double.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    sqlite3_bind_double(statement, index, self)
  }
}

extension [UInt8]: ColumnValue {
  /// Binds the bytes as a blob. An empty array becomes an empty blob, not NULL.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    sqlite3_bind_blob(statement, index, self, Int32(count), copied)
  }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  /// Binds the value, or NULL.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    if let self {
      self.bind(to: statement, at: index)
    } else {
      sqlite3_bind_null(statement, index)
    }
  }
}

extension Identifier: ColumnValue {
  /// Binds the UUID as 16 bytes.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    withUnsafeBytes(of: uuid.uuid) { bytes in
      _ = sqlite3_bind_blob(statement, index, bytes.baseAddress, 16, copied)
    }
  }
}

extension CalendarDate: ColumnValue {
  /// Binds the day as a number: 10 December 1815 is 18151210.
  ///
  /// The number is readable in a database browser and sorts by date.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    (year * 10_000 + month * 100 + day).bind(to: statement, at: index)
  }
}
