import Foundation

/// Something that somebody wrote, at a moment (rows D6 and E2).
public struct Post: Identifiable, Hashable, Sendable {
  /// What a post is known by; made on the device that writes it.
  public typealias ID = Identifier<Post>

  /// Which post it is.
  public let id: ID
  /// Who wrote it.
  public let author: Person.ID
  /// What it says; not empty, lines allowed.
  public let text: String
  /// When it was written.
  public let date: Date

  /// The most Unicode scalars that a post may have.
  public static let longestText = 1_000

  /// A post with its text trimmed and checked.
  ///
  /// - Throws: the fault of the text.
  public init(id: ID = ID(), by author: Person.ID, text: String, date: Date)
    throws(ValidationError)
  {
    do {
      self.text = try TextRule(longest: Self.longestText, allowsLines: true).trimmed(text)
    } catch {
      switch error {
      case .tooLong: throw .textTooLong(longest: Self.longestText)
      case .controlCharacter: throw .controlCharacter
      }
    }
    guard !self.text.isEmpty else { throw .textMissing }
    self.id = id
    self.author = author
    self.date = date
  }

  /// A post as a store kept it: checked when it was written, not checked again.
  public init(id: ID, by author: Person.ID, storedText: String, date: Date) {
    self.id = id
    self.author = author
    self.text = storedText
    self.date = date
  }
}
