public import Domain

/// A data source of people in sections by the first letter of their sort name.
public typealias PeopleDataSource = SectionedDataSource<String, PersonRow>

/// Groups the sorted rows of a list of people into sections by letter.
///
/// A store computes the letters and the order once, when it writes a row. So when a list opens, its
/// rows are sorted already and only need to be grouped.
public enum PeopleSections {
  /// Returns the sections of sorted rows, with one comparison for each row.
  public static func sections(
    of rows: [PersonRow]
  ) -> [ListSection<String, PersonRow>] {
    ListSection.grouping(rows, by: \.section)
  }
}
