/// A row of a sorted people list: a person, the section heading and the sync state.
public struct PersonRow: Identifiable, Hashable, Sendable {
  /// The person in the row.
  public let person: Person
  /// The heading of the row's section: a letter, or ``ListKey/noLetter``.
  public let section: String
  /// The sync state of the person.
  public let mark: SyncMark

  /// Creates a row.
  public init(_ person: Person, section: String, mark: SyncMark = .synced) {
    self.person = person
    self.section = section
    self.mark = mark
  }

  /// The person's identifier.
  public var id: Person.ID { person.id }
}

/// The name that a people list is sorted by.
public enum NameOrder: String, CaseIterable, Codable, Sendable {
  /// Sorts by family name, then by given name.
  case lastName
  /// Sorts by given name, then by family name.
  case firstName
}
