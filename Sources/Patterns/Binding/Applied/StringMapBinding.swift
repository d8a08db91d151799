/// An object whose properties are accessed by name, as in key-value coding.
@MainActor public protocol NamedProperties: AnyObject {
  /// Returns the text of the property with this name, or nil if there is none.
  func text(named name: String) -> String?
  /// Sets the property with this name, or returns false if there is none.
  func setText(_ text: String, named name: String) -> Bool
}

/// A counter-example: a binding from a map of property names.
///
/// It compiles with any strings, so a misspelled or renamed property is found only at run time. Use
/// ``ViewBinding`` instead, which also observes the presenter. The Objective-C original calls
/// `setObject:forKeyPath:`, which no class of Cocoa declares. The intended method is
/// `setValue:forKeyPath:`, which raises an exception for a wrong name.
@MainActor public final class StringMapBinding {
  /// The error for a wrong name.
  public enum Failure: Error, Equatable {
    /// The presenter has no property with this name.
    case notReadable(String)
    /// The view has no property with this name.
    case notWritable(String)
  }

  private let presenter: any NamedProperties
  private let view: any NamedProperties
  private let bindings: [(source: String, target: String)]

  /// Creates a binding of properties by name. It retains presenter and view, as the Objective-C
  /// original does.
  public init(
    _ presenter: any NamedProperties, to view: any NamedProperties,
    _ bindings: KeyValuePairs<String, String>
  ) {
    self.presenter = presenter
    self.view = view
    self.bindings = bindings.map { (source: $0.key, target: $0.value) }
  }

  /// Writes every value to the view, even if it has not changed.
  ///
  /// - Throws: ``Failure`` at the first wrong name. The properties before that name are already
  ///   written.
  public func updateView() throws(Failure) {
    for (source, target) in bindings {
      guard let text = presenter.text(named: source) else { throw .notReadable(source) }
      guard view.setText(text, named: target) else { throw .notWritable(target) }
    }
  }
}
