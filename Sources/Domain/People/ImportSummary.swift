/// The sentences that tell the user the result of an import.
///
///     let book = try await addressBook.contents()
///     show(ImportSummary(of: try await store.add(book.people), from: book).description)
///
/// The description of an import with all kinds of results:
///
///     Added 2 people. 1 person was already in the list.
///     Skipped 1 card.
///     Line 9: The card has no name. The card is skipped.
///     Not kept: 2 EMAIL, 3 TEL.
public struct ImportSummary: Equatable, Sendable, CustomStringConvertible {
  /// The lines of the summary, each with one or two sentences.
  public let lines: [String]

  /// Creates the summary of an import from `book`. `people` may cover only some of the people in
  /// `book`.
  public init(of people: PeopleImport, from book: AddressBookContents) {
    let (added, present) = (people.added.count, people.alreadyPresent.count)
    var first = added == 0 ? "Added no people." : "Added \(added.of("person", "people"))."
    if present > 0 {
      first += " \(present.of("person was", "people were")) already in the list."
    }
    var lines = [first]
    if book.skippedCount > 0 { lines.append("Skipped \(book.skippedCount.of("card", "cards")).") }
    lines += people.candidates.compactMap(\.problem) + book.problems
    let dropped = people.candidates.reduce(into: [:]) { sum, candidate in
      sum.merge(candidate.droppedProperties, uniquingKeysWith: +)
    }
    if !dropped.isEmpty {
      let properties = dropped.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      lines.append("Not kept: \(properties.joined(separator: ", ")).")
    }
    self.lines = lines
  }

  /// The lines, separated by line breaks.
  public var description: String { lines.joined(separator: "\n") }
}

extension Int {
  fileprivate func of(_ one: String, _ many: String) -> String {
    "\(self) \(self == 1 ? one : many)"
  }
}
