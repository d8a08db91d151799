import CSQLite
public import Domain
import Foundation

/// SQLite's word for "copy the bytes before you return". The C macro is a cast, which is not
/// imported.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension String: ColumnValue {
  /// Binds the text as UTF-8.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    var text = self
    text.withUTF8 { bytes in
      // An empty buffer may have no address, which SQLite would take for NULL.
      let start = bytes.baseAddress.map(UnsafeRawPointer.init)
      let address = start?.assumingMemoryBound(to: CChar.self)
      if let address {
        sqlite3_bind_text(statement, index, address, Int32(bytes.count), copied)
      } else {
        sqlite3_bind_text(statement, index, "", 0, copied)
      }
    }
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
  /// Binds the bytes as a blob; no bytes are an empty blob, not NULL.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    if isEmpty {
      sqlite3_bind_zeroblob(statement, index, 0)
    } else {
      withUnsafeBytes { bytes in
        _ = sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count), copied)
      }
    }
  }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  /// Binds the value, or NULL where there is none.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    if let self {
      self.bind(to: statement, at: index)
    } else {
      sqlite3_bind_null(statement, index)
    }
  }
}

extension Identifier: ColumnValue {
  /// Binds the UUID as its 16 bytes.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    withUnsafeBytes(of: uuid.uuid) { bytes in
      _ = sqlite3_bind_blob(statement, index, bytes.baseAddress, 16, copied)
    }
  }
}

extension CalendarDate: ColumnValue {
  /// Binds the day as the number that its digits write: 10 December 1815 is 18151210. So it stays
  /// readable in a database browser and sorts by date.
  public func bind(to statement: OpaquePointer, at index: Int32) {
    (year * 10_000 + month * 100 + day).bind(to: statement, at: index)
  }
}
