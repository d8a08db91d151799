/// A value that can be bound to a statement's parameter: text, a whole number, bytes, or nothing.
///
/// The database holds no other kinds; what is richer (a date, an identifier) is turned into one of
/// these by the entity that owns it.
public protocol ColumnValue {
  /// Binds this value to the parameter at `index`, counted from 1, of the prepared `statement`.
  ///
  /// SQLite copies the value, so it need not outlive the call.
  func bind(to statement: OpaquePointer, at index: Int32)
}
