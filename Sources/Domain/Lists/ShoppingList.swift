/// A shopping list of the grocery screen (rows B3 to B6).
public struct ShoppingList: Identifiable, Hashable, Sendable {
  /// What a list is known by.
  public typealias ID = Identifier<ShoppingList>

  /// Which list it is.
  public let id: ID
  /// Its title; not empty, one line.
  public let title: String

  /// The most Unicode scalars that a title may have.
  public static let longestTitle = 100

  /// A list with its title trimmed and checked.
  ///
  /// - Throws: the fault of the title.
  public init(id: ID = ID(), title: String) throws(ValidationError) {
    do {
      self.title = try TextRule(longest: Self.longestTitle).trimmed(title)
    } catch {
      switch error {
      case .tooLong: throw .titleTooLong(longest: Self.longestTitle)
      case .controlCharacter: throw .controlCharacter
      }
    }
    guard !self.title.isEmpty else { throw .titleMissing }
    self.id = id
  }

  /// A list as a store kept it: checked when it was written, not checked again.
  public init(id: ID, storedTitle: String) {
    self.id = id
    self.title = storedTitle
  }
}
