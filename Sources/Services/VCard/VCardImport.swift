public import Domain

/// The result of reading vCard text.
public struct VCardImport: Equatable, Sendable {
  /// The people, in the order of their cards.
  public let people: [PeopleImport.Candidate]
  /// The skipped cards, the unusable birthdays and the text outside cards, from top to bottom.
  public let problems: [VCardProblem]

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
}
