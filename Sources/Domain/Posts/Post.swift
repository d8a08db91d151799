public import Foundation

/// A message that a person has published.
public struct Post: Identifiable, Hashable, Sendable {
  /// The type of a post's identifier.
  public typealias ID = Identifier<Post>

  /// The identifier.
  public let id: ID
  /// The author.
  public let author: Person.ID
  /// The text: not empty, may have several lines.
  public let text: String
  /// The time of writing.
  public let date: Date

  /// The largest number of Unicode scalars in a post's text.
  public static let longestText = 1_000

  /// Creates a post and validates its text.
  ///
  /// - Throws: an error if the text is invalid.
  public init(
    id: ID = ID(), by author: Person.ID, text: String, date: Date
  ) throws(ValidationError) {
    let rule = TextRule<ValidationError>(
      longest: Self.longestText, allowsLines: true,
      tooLong: .textTooLong(longest: Self.longestText), controlCharacter: .controlCharacter)
    self.text = try rule.trimmed(text)
    guard !self.text.isEmpty else { throw .textMissing }
    self.id = id
    self.author = author
    self.date = date
  }

  /// Creates a post from stored values, without validation.
  public init(id: ID, by author: Person.ID, storedText: String, date: Date) {
    self.id = id
    self.author = author
    self.text = storedText
    self.date = date
  }

  /// The reasons why a post is invalid.
  public enum ValidationError: Error, Equatable, Sendable {
    /// The trimmed text is empty.
    case textMissing
    /// The text has more Unicode scalars than allowed.
    case textTooLong(longest: Int)
    /// The text contains a control character other than a line break or a tab.
    case controlCharacter
  }
}

extension Post.ValidationError: CustomStringConvertible {
  /// A sentence for the user, without its full stop.
  public var description: String {
    switch self {
    case .textMissing: "a post needs a text"
    case .textTooLong(let longest): "the post is longer than \(longest) characters"
    case .controlCharacter: "the post holds a control character"
    }
  }
}
