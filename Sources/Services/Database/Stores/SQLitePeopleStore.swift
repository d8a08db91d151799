public import Domain

/// A store of the address book's people in SQLite.
///
/// Each row has its sort key and its section heading for both orders, so a list is read from an
/// index and never sorted. People with equal names are sorted by identifier.
///
///     let people = try await SQLitePeopleStore(stack, collation: SystemNameCollation(locale: locale))
///     try await people.save([Person(info)])
public struct SQLitePeopleStore: Sendable {
  /// The database.
  public let stack: DatabaseStack
  let table: CollatedTable<Person>
  /// Whether edits are added to the outbox.
  let keepsOutbox: Bool

  /// Creates a store of the people in `stack`.
  ///
  /// If another collation computed the sort keys in the file, all of them are computed again in one
  /// transaction. That takes about 2 µs per person. A read-only file keeps its order.
  ///
  /// - Parameter keepsOutbox: whether people are synced. Each edit is then added to the outbox in
  ///   the same transaction, and rows have sync marks. See ``SQLiteSyncStore``.
  /// - Throws: `StoreError`; nothing is changed.
  public init(
    _ stack: DatabaseStack, collation: any NameCollation, keepsOutbox: Bool = false
  ) async throws(StoreError) {
    (self.stack, self.keepsOutbox) = (stack, keepsOutbox)
    table = try await CollatedTable(stack, collation) {
      (connection, people, collation) throws(StoreError) in
      for person in people {
        let last = collation.key(for: person.info, in: .lastName)
        let first = collation.key(for: person.info, in: .firstName)
        try connection.execute(
          """
          INSERT INTO person
          (id, first_name, last_name, birthday, last_key, last_section, first_key, first_section)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET
          first_name = excluded.first_name, last_name = excluded.last_name,
          birthday = excluded.birthday, last_key = excluded.last_key,
          last_section = excluded.last_section, first_key = excluded.first_key,
          first_section = excluded.first_section
          """, person.id, person.firstName, person.lastName, person.birthday,
          last.bytes, last.section, first.bytes, first.section)
      }
    }
  }
}

extension SQLitePeopleStore: PeopleStore {
  /// Returns a person, or nil if the person does not exist.
  public func person(_ id: Person.ID) async throws(StoreError) -> Person? {
    try stack.read { (connection) throws(StoreError) in
      try connection.first(
        "SELECT id, first_name, last_name, birthday FROM person WHERE id = ?", id,
        decode: Person.init)
    }
  }

  /// Returns all people in list order.
  public func people(in order: NameOrder) async throws(StoreError) -> [PersonRow] {
    try stack.snapshot(list(order))
  }

  /// Returns the next `limit` rows after `person`.
  ///
  /// Uses keyset pagination: the cost depends on the page size, not the offset.
  public func people(
    in order: NameOrder, after person: Person?, limit: Int
  ) async throws(StoreError) -> [PersonRow] {
    let limit = max(0, limit)
    let key = person.map { table.collation.key(for: $0.info, in: order).bytes }
    return try stack.snapshot { (connection) throws(StoreError) in
      if let person, let key {
        try connection.rows(keepsOutbox, order.query(isPage: true), key, person.id, limit)
      } else {
        try connection.rows(keepsOutbox, order.query(), limit)
      }
    }
  }

  /// Adds or replaces people in one transaction.
  public func save(_ people: [Person]) async throws(StoreError) {
    try await stack.write(to: tables) { (connection) throws(StoreError) in
      guard keepsOutbox else { return try table.save(people, in: connection) }
      for person in people {
        try connection.changeRecord(person.id, in: table) { $0.edit(person.info) }
      }
    }
  }

  /// Deletes people in one transaction.
  public func delete(_ ids: [Person.ID]) async throws(StoreError) {
    try await stack.write(to: tables) { (connection) throws(StoreError) in
      guard keepsOutbox else { return try connection.delete(ids) }
      for id in ids { try connection.changeRecord(id, in: table) { $0.edit(nil) } }
    }
  }

  /// Calls `receive` with all rows, now and after each commit that changes people or sync marks.
  ///
  /// The returned token retains the database stack.
  public func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken {
    stack.observe(tables, list(order), receive)
  }

  private func list(
    _ order: NameOrder
  ) -> @Sendable (Connection) throws(StoreError) -> [PersonRow] {
    // A running query must not retain the stack, so the query captures only this property.
    { [keepsOutbox] (connection) throws(StoreError) in
      try connection.rows(keepsOutbox, order.query(), -1)  // A negative limit means no limit.
    }
  }

  private var tables: Set<Table> { keepsOutbox ? [.person, .outbox] : [.person] }
}

extension Connection {
  /// Returns the rows of a query. If people are synced, the rows of people in the outbox have sync
  /// marks.
  ///
  /// The outbox is small, so it is read separately. A join would make the list query slower.
  @inline(__always)
  fileprivate func rows<each Value: ColumnValue>(
    _ hasMarks: Bool, _ sql: String, _ values: repeat each Value
  ) throws(StoreError) -> [PersonRow] {
    let marks = hasMarks ? try self.marks() : [:]
    return try all(sql, repeat each values) { (row) throws(StoreError) in
      let person = try Person(row: row)
      return PersonRow(person, section: row.text(at: 4), mark: marks[person.id] ?? .synced)
    }
  }
}
