public import Domain

/// A data source of people in sections by the first letter of their sort name.
public typealias PeopleDataSource = SectionedDataSource<String, PersonRow>

/// Makes the sections of a list of people, from A to Z in the language's alphabet.
///
/// `NameCollation` computes letters and order once, when a row is written. When a list opens,
/// the rows are sorted already and only need to be grouped.
public enum PeopleSections {
  /// Returns the sections of rows that a store has sorted, with one comparison for each row.
  public static func sections(
    of rows: [PersonRow]
  ) -> [ListSection<String, PersonRow>] {
    ListSection.grouping(rows, by: \.section)
  }

  /// Sorts people into rows, with one collation key for each person.
  ///
  /// People with the same name are ordered by id, so that the order is always the same.
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
