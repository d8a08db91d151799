public import Foundation

/// A message that a person has published.
public struct Post: Identifiable, Hashable, Sendable {
  /// The type of a post's identifier.
  public typealias ID = Identifier<Post>

  /// The identifier.
  public let id: ID
  /// The author.
  public let author: Person.ID
  /// The text, which is not empty and may have several lines.
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
  ) throws(TextError) {
    let rule = TextRule<TextError>(
      longest: Self.longestText, allowsLines: true,
      tooLong: .tooLong("post", longest: Self.longestText),
      controlCharacter: .controlCharacter("post"))
    self.text = try rule.trimmed(text)
    guard !self.text.isEmpty else { throw .missing("text", of: "post") }
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
}
