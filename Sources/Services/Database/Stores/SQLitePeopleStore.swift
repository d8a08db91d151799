public import Domain

/// The people of the address book, in SQLite (rows A1 and A6).
///
/// Each row is written with its sort key and section heading for both orders; a list is then read
/// from left to right, and never sorted. People of the same name stand in the order of their
/// identifiers.
///
///     let people = try await SQLitePeopleStore(stack, collation: SystemNameCollation(locale: locale))
///     try await people.save([Person(info)])
public struct SQLitePeopleStore: Sendable {
  let stack: DatabaseStack
  let collated: CollatedTable

  /// The store of the people in `stack`, listed in the order of `collation`.
  ///
  /// Where another collation (another language, or newer rules) made the keys in the file, they are
  /// all made anew first, in one transaction: about 2 µs a person. A file that may only be read
  /// keeps its order.
  ///
  /// - Throws: `StoreError`, with nothing changed.
  public init(_ stack: DatabaseStack, collation: any NameCollation) async throws(StoreError) {
    self.stack = stack
    collated = CollatedTable(table: .person, collation: collation) {
      (connection) throws(StoreError) in
      try connection.save(try connection.all(Person.self), collation: collation)
    }
    try await collated.bringUpToDate(stack)
  }
}

extension Connection {
  /// Writes the people with the keys that `collation` makes.
  func save(_ people: [Person], collation: some NameCollation) throws(StoreError) {
    let save = try statement(PersonSQL.save)
    for person in people {
      let last = collation.key(for: person.info, in: .lastName)
      let first = collation.key(for: person.info, in: .firstName)
      save.bind(
        person.id, person.firstName, person.lastName, person.birthday,
        last.bytes, last.section, first.bytes, first.section)
      try save.run()
    }
  }

  /// The rows that `sql` selects, with the columns of ``PersonSQL/list(_:)``.
  @inline(__always)
  func people<each Value: ColumnValue>(
    _ sql: String, _ values: repeat each Value
  ) throws(StoreError) -> [PersonRow] {
    try all(sql, repeat each values) { (row) throws(StoreError) in
      PersonRow(try Person(row: row), section: row.text(at: 4))
    }
  }
}
