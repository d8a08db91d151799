public import Domain

/// The result of reading vCard text.
public struct VCardImport: Equatable, Sendable {
  /// The people, in the order of their cards.
  public let people: [PeopleImport.Candidate]
  /// The problems, in the order of their lines: skipped cards, and birthdays that are not kept.
  public let problems: [VCardProblem]

  /// Creates a result.
  public init(people: [PeopleImport.Candidate], problems: [VCardProblem]) {
    self.people = people
    self.problems = problems
  }

  /// The properties of the imported cards that are not kept, and how often each occurs.
  public var droppedProperties: [String: Int] {
    people.reduce(into: [:]) { $0.merge($1.droppedProperties, uniquingKeysWith: +) }
  }

  /// The people and the skipped cards as the contents of an address book.
  public var contents: AddressBookContents {
    AddressBookContents(
      people, skippedCount: problems.count { $0.skipsCard },
      problems: problems.filter { !$0.isNotice }.map(\.description))
  }

  /// Returns new people, and people who are already in the list.
  ///
  /// A second import of one file adds no person. See `PeopleImport` for the rule.
  ///
  /// - Parameter people: the people in the list.
  public func compared(with people: [Person]) -> PeopleImport {
    PeopleImport(people, comparedWith: people)
  }
}
