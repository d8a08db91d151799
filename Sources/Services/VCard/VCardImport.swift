public import Domain

/// What a reader found in vCard text: the people, and the places that it could not use.
public struct VCardImport: Equatable, Sendable {
  /// A person and the place in the text that tells of them.
  public struct Entry: Equatable, Sendable {
    /// The line of the card's `BEGIN`, counted from 1.
    public let line: Int
    /// The person; valid, as every `PersonInfo` is.
    public let info: PersonInfo

    /// An entry for `info`, told of in the card that begins at `line`.
    public init(line: Int, info: PersonInfo) {
      self.line = line
      self.info = info
    }
  }

  /// The people, in the order of their cards.
  public let people: [Entry]
  /// What was skipped or left out, in the order of the lines.
  public let problems: [VCardProblem]

  /// A result, as a reader or a double gives it.
  public init(people: [Entry], problems: [VCardProblem]) {
    self.people = people
    self.problems = problems
  }
}
