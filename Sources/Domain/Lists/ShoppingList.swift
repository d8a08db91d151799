/// A shopping list on the grocery screen.
public struct ShoppingList: Identifiable, Hashable, Sendable {
  /// The type of a list's identifier.
  public typealias ID = Identifier<ShoppingList>

  /// The identifier.
  public let id: ID
  /// The title: one line, not empty.
  public let title: String

  /// The largest number of Unicode scalars in a title.
  public static let longestTitle = 100

  /// Creates a list and validates its title.
  ///
  /// - Throws: an error if the title is invalid.
  public init(id: ID = ID(), title: String) throws(ValidationError) {
    let rule = TextRule<ValidationError>(
      longest: Self.longestTitle, tooLong: .titleTooLong(longest: Self.longestTitle),
      controlCharacter: .controlCharacter)
    self.title = try rule.trimmed(title)
    guard !self.title.isEmpty else { throw .titleMissing }
    self.id = id
  }

  /// Creates a list from stored values, without validation.
  public init(id: ID, storedTitle: String) {
    self.id = id
    self.title = storedTitle
  }

  /// The reasons why a list is invalid.
  public enum ValidationError: Error, Equatable, Sendable {
    /// The trimmed title is empty.
    case titleMissing
    /// The title has more Unicode scalars than allowed.
    case titleTooLong(longest: Int)
    /// The title contains a control character.
    case controlCharacter
  }
}

extension ShoppingList.ValidationError: CustomStringConvertible {
  /// A sentence for the user, without its full stop.
  public var description: String {
    switch self {
    case .titleMissing: "a list needs a title"
    case .titleTooLong(let longest): "the title is longer than \(longest) characters"
    case .controlCharacter: "the title holds a control character"
    }
  }
}
