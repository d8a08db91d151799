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
  /// Whether each change is put into the outbox, and rows carry the marks of it.
  let keepsOutbox: Bool
  let onStep: SyncStep.Hook

  /// The store of the people in `stack`, listed in the order of `collation`.
  ///
  /// Where another collation (another language, or newer rules) made the keys in the file, they are
  /// all made anew first, in one transaction: about 2 µs a person. A file that may only be read
  /// keeps its order.
  ///
  /// - Parameters:
  ///   - keepsOutbox: whether people are synced: each change is put into the outbox in the same
  ///     transaction, and rows tell how they stand with the server. See ``SQLiteSyncStore``.
  ///   - onStep: called before and after the commit of an edit; see `SyncStep`.
  /// - Throws: `StoreError`, with nothing changed.
  public init(
    _ stack: DatabaseStack, collation: any NameCollation, keepsOutbox: Bool = false,
    onStep: @escaping SyncStep.Hook = { _ in }
  ) async throws(StoreError) {
    self.stack = stack
    self.keepsOutbox = keepsOutbox
    self.onStep = onStep
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
  ///
  /// - Parameter marks: how people stand with the server; those who are not named are synced.
  @inline(__always)
  func people<each Value: ColumnValue>(
    _ sql: String, _ values: repeat each Value, marks: [Person.ID: SyncMark]
  ) throws(StoreError) -> [PersonRow] {
    guard !marks.isEmpty else {
      return try all(sql, repeat each values) { (row) throws(StoreError) in
        PersonRow(try Person(row: row), section: row.text(at: 4))
      }
    }
    return try all(sql, repeat each values) { (row) throws(StoreError) in
      let person = try Person(row: row)
      return PersonRow(person, section: row.text(at: 4), mark: marks[person.id] ?? .synced)
    }
  }
}
