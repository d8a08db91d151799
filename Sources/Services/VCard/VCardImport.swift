public import Domain

/// The result of reading vCard text.
public struct VCardImport: Equatable, Sendable {
  /// An imported person and the line of the person's card.
  public struct Entry: Equatable, Sendable {
    /// The number of the line with the card's `BEGIN`, starting at 1.
    public let line: Int
    /// The person's details.
    public let info: PersonInfo
    /// The identifier that the card's `UID` gives the person; nil if the card has no `UID`.
    ///
    /// Equal UIDs give equal identifiers, in each process.
    public let id: Person.ID?
    /// The problem with the birthday; nil if the birthday is kept.
    public let notice: VCardProblem?
    /// The properties of the card that are not kept, such as `TEL`, and how often each occurs.
    public let droppedProperties: [String: Int]

    /// Creates an entry for the card that begins at `line`.
    public init(
      line: Int, info: PersonInfo, id: Person.ID? = nil, notice: VCardProblem? = nil,
      droppedProperties: [String: Int] = [:]
    ) {
      self.line = line
      self.info = info
      self.id = id
      self.notice = notice
      self.droppedProperties = droppedProperties
    }
  }

  /// The imported people, in the order of their cards.
  public let people: [Entry]
  /// The problems, in the order of their lines: skipped cards, and birthdays that are not kept.
  public let problems: [VCardProblem]

  /// Creates an import result.
  public init(people: [Entry], problems: [VCardProblem]) {
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
      people.map {
        .init(
          info: $0.info, id: $0.id, problem: $0.notice?.description,
          droppedProperties: $0.droppedProperties)
      },
      skippedCount: problems.count { $0.skipsCard },
      problems: problems.filter { !$0.isNotice }.map(\.description))
  }

  /// Divides the people into new people and people who are already in the list.
  ///
  /// A second import of one file adds no person. See `PeopleImport` for the rule.
  ///
  /// - Parameter people: the people who are already in the list.
  public func compared(with people: [Person]) -> PeopleImport {
    PeopleImport(contents.people, comparedWith: people)
  }
}
