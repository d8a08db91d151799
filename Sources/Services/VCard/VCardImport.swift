public import Domain

/// The result of reading vCard text.
public struct VCardImport: Equatable, Sendable {
  /// A person and the place of the card.
  public struct Entry: Equatable, Sendable {
    /// The line of the card's `BEGIN`, starting at 1.
    public let line: Int
    /// The person's details.
    public let info: PersonInfo
    /// The identifier that the card's `UID` gives the person; nil if the card has no `UID`.
    ///
    /// Equal UIDs give equal identifiers, in each process.
    public let id: Person.ID?

    /// Creates an entry for the card that begins at `line`.
    public init(line: Int, info: PersonInfo, id: Person.ID? = nil) {
      self.line = line
      self.info = info
      self.id = id
    }
  }

  /// The people, in the order of their cards.
  public let people: [Entry]
  /// The faults, in the order of their lines.
  public let problems: [VCardProblem]
  /// The properties of the imported cards that are not kept, such as `TEL`, with their numbers.
  public let droppedProperties: [String: Int]

  /// Creates a result.
  public init(
    people: [Entry], problems: [VCardProblem], droppedProperties: [String: Int] = [:]
  ) {
    self.people = people
    self.problems = problems
    self.droppedProperties = droppedProperties
  }

  /// Returns the people to add to a list, and those who are already in it.
  ///
  /// A second import of one file adds no person. See `PeopleImport` for the rule.
  ///
  /// - Parameter people: the people in the list.
  public func compared(with people: [Person]) -> PeopleImport {
    PeopleImport(self.people.map { .init(info: $0.info, id: $0.id) }, comparedWith: people)
  }
}

/// The sentences that tell the user the result of an import.
///
///     let found = try VCardFile(at: url, today: today).read()
///     let people = found.compared(with: list)
///     try await store.save(people.added)
///     show(ImportSummary(of: found, people).description)
///
/// The description of an import with all kinds of results:
///
///     Added 2 people. 1 person was already in the list.
///     Skipped 1 card.
///     Line 9: The card has no name. The card is skipped.
///     Not kept: 2 EMAIL, 3 TEL.
public struct ImportSummary: Equatable, Sendable, CustomStringConvertible {
  /// The number of people who were added.
  public let addedCount: Int
  /// The number of people who were already in the list.
  public let presentCount: Int
  /// The faults, in the order of their lines: skipped cards and birthdays that are not kept.
  public let problems: [VCardProblem]
  /// The properties that are not kept, with their numbers.
  public let droppedProperties: [String: Int]

  /// Creates the summary of an import.
  public init(of found: VCardImport, _ people: PeopleImport) {
    addedCount = people.added.count
    presentCount = people.alreadyPresent.count
    problems = found.problems
    droppedProperties = found.droppedProperties
  }

  /// The number of skipped cards.
  public var skippedCount: Int { problems.count { $0.skipsCard } }

  /// The sentences of the summary, one or two a line.
  public var lines: [String] {
    var first = addedCount == 0 ? "Added no people." : "Added \(addedCount.of("person", "people"))."
    if presentCount > 0 {
      first += " \(presentCount.of("person was", "people were")) already in the list."
    }
    var lines = [first]
    if skippedCount > 0 { lines.append("Skipped \(skippedCount.of("card", "cards")).") }
    lines += problems.map(\.description)
    if !droppedProperties.isEmpty {
      let properties = droppedProperties.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      lines.append("Not kept: \(properties.joined(separator: ", ")).")
    }
    return lines
  }

  /// The sentences of the summary, separated by line breaks.
  public var description: String { lines.joined(separator: "\n") }
}

extension Int {
  fileprivate func of(_ one: String, _ many: String) -> String {
    "\(self) \(self == 1 ? one : many)"
  }
}
