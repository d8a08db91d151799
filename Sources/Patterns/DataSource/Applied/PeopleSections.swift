public import Domain

/// People in sections by the first letter of the name they are sorted by.
public typealias PeopleDataSource = SectionedDataSource<String, PersonRow>

/// People as a list shows them: in sections from A to Z, or as far as the language's letters go.
///
/// The letters and the order are a collation's work, done once, when a row is written. So a list
/// that opens only cuts rows which are sorted already.
public enum PeopleSections {
  /// The sections of rows in list order, as a store hands them out: one comparison a row.
  public static func sections(
    of rows: [PersonRow]
  ) -> [ListSection<String, PersonRow>] {
    ListSection.grouping(rows, by: \.section)
  }

  /// The rows of people whom no store has sorted: one collation key for each.
  ///
  /// Two people of one name stand in the order of their identifiers, so that the list is the same
  /// each time.
  public static func rows(
    of people: [Person], in order: NameOrder, by collation: some NameCollation
  ) -> [PersonRow] {
    let keyed = people.map { (person: $0, key: collation.key(for: $0.info, in: order)) }
    let sorted = keyed.sorted { one, other in
      guard one.key == other.key else { return one.key < other.key }
      return one.person.id.uuid < other.person.id.uuid
    }
    return sorted.map { PersonRow($0.person, section: $0.key.section) }
  }
}
