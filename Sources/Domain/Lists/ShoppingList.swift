/// A shopping list on the grocery screen.
public struct ShoppingList: Identifiable, Hashable, Sendable {
  /// The type of a list's identifier.
  public typealias ID = Identifier<ShoppingList>

  /// The identifier.
  public let id: ID
  /// The title, which is one line and not empty.
  public let title: String

  /// The largest number of Unicode scalars in a title.
  public static let longestTitle = 100

  /// Creates a list and validates its title.
  ///
  /// - Throws: an error if the title is invalid.
  public init(id: ID = ID(), title: String) throws(TextError) {
    let rule = TextRule<TextError>(
      longest: Self.longestTitle, tooLong: .tooLong("title", longest: Self.longestTitle),
      controlCharacter: .controlCharacter("title"))
    self.title = try rule.trimmed(title)
    guard !self.title.isEmpty else { throw .missing("title", of: "list") }
    self.id = id
  }

  /// Creates a list from stored values, without validation.
  public init(id: ID, storedTitle: String) {
    self.id = id
    self.title = storedTitle
  }
}
