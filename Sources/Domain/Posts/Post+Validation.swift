extension Post {
  /// Why a post is refused.
  public enum ValidationError: Error, Equatable, Sendable {
    /// Nothing is left once the text is trimmed.
    case textMissing
    /// The text has more Unicode scalars than allowed.
    case textTooLong(longest: Int)
    /// The text holds a control character other than a line break or a tab.
    case controlCharacter
  }
}

extension Post.ValidationError: CustomStringConvertible {
  /// A sentence for the user, without a full stop at its end.
  public var description: String {
    switch self {
    case .textMissing: "a post needs a text"
    case .textTooLong(let longest): "the post is longer than \(longest) characters"
    case .controlCharacter: "the post holds a control character"
    }
  }
}
