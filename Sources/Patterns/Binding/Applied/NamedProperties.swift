/// Something whose properties are reached by name, as key-value coding reaches them.
@MainActor public protocol NamedProperties: AnyObject {
  /// The text of the property with this name; nil where there is none.
  func text(named name: String) -> String?
  /// Sets the property with this name; false where there is none.
  func setText(_ text: String, named name: String) -> Bool
}
