extension ShoppingList {
  /// Why a list is refused.
  public enum ValidationError: Error, Equatable, Sendable {
    /// Nothing is left once the title is trimmed.
    case titleMissing
    /// The title has more Unicode scalars than allowed.
    case titleTooLong(longest: Int)
    /// The title holds a control character.
    case controlCharacter
  }
}

extension ShoppingList.ValidationError: CustomStringConvertible {
  /// A sentence for the user, without a full stop at its end.
  public var description: String {
    switch self {
    case .titleMissing: "a list needs a title"
    case .titleTooLong(let longest): "the title is longer than \(longest) characters"
    case .controlCharacter: "the title holds a control character"
    }
  }
}
