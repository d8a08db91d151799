/// The document's own form of a binding, kept as the counter-example: a map of strings (row D5).
///
/// It compiles whatever the strings say. A misspelt name, a property that was renamed since, a flag
/// in the place of a text: each is found when the line is run, if it is run. ``ViewBinding`` is
/// the cure; in the document's Objective-C a wrong name raises an exception.
@MainActor public final class StringMapBinding {
  /// What a wrong name leads to, at run time.
  public enum Failure: Error, Equatable {
    /// The presenter has no property of this name.
    case notReadable(String)
    /// The view has no property of this name.
    case notWritable(String)
  }

  private let presenter: any NamedProperties
  private let view: any NamedProperties
  private let bindings: [(source: String, target: String)]

  /// A binding of names to names. It holds both ends strongly, as the document's does.
  public init(
    _ presenter: any NamedProperties, to view: any NamedProperties,
    _ bindings: KeyValuePairs<String, String>
  ) {
    self.presenter = presenter
    self.view = view
    self.bindings = bindings.map { (source: $0.key, target: $0.value) }
  }

  /// Writes every property, changed or not.
  ///
  /// - Throws: ``Failure`` at the first wrong name; the properties before it are written by then.
  public func updateView() throws(Failure) {
    for (source, target) in bindings {
      guard let text = presenter.text(named: source) else { throw .notReadable(source) }
      guard view.setText(text, named: target) else { throw .notWritable(target) }
    }
  }
}
