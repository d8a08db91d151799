/// A person at their place in a sorted list, with the heading under which the list shows them.
///
/// Stores hand these out in list order. The heading was found when the row was written, not when
/// the list is opened, so that cutting a list into sections compares one string a row.
public struct PersonRow: Identifiable, Hashable, Sendable {
  /// Who stands in the row.
  public let person: Person
  /// The section's heading: a letter, or "#" for names that start with none.
  public let section: String
  /// Whether the server has this person as the row shows them.
  public let mark: SyncMark

  /// A row that shows `person` under the heading `section`.
  public init(_ person: Person, section: String, mark: SyncMark = .synced) {
    self.person = person
    self.section = section
    self.mark = mark
  }

  /// The person's identifier: a row is known by whom it shows.
  public var id: Person.ID { person.id }
}
