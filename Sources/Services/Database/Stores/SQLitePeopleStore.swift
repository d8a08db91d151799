public import Domain

/// Stores the people of the address book in SQLite.
///
/// Each row has its sort key and its section heading for both orders, so a list is read from an
/// index and never sorted. People with equal names are sorted by identifier.
///
///     let people = try await SQLitePeopleStore(stack, collation: SystemNameCollation(locale: locale))
///     try await people.save([Person(info)])
public struct SQLitePeopleStore: Sendable {
  let stack: DatabaseStack
  let collated: CollatedTable
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
    self.stack = stack
    self.keepsOutbox = keepsOutbox
    collated = CollatedTable(table: .person, collation: collation) {
      (connection) throws(StoreError) in
      try connection.save(try connection.all(Person.self), collation: collation)
    }
    try await collated.bringUpToDate(stack)
  }
}

extension SQLitePeopleStore: PeopleStore {
  /// Returns a person, or nil if the person does not exist.
  public func person(_ id: Person.ID) async throws(StoreError) -> Person? {
    try stack.read { (connection) throws(StoreError) in
      try connection.first(PersonSQL.byID, id, decode: Person.init)
    }
  }

  /// Returns all people in list order.
  public func people(in order: NameOrder) async throws(StoreError) -> [PersonRow] {
    try withMarks { (connection, marks) throws(StoreError) in
      try connection.people(PersonSQL.list(order), marks: marks)
    }
  }

  /// Returns the next `limit` rows after `person`.
  ///
  /// Uses keyset pagination: the cost depends on the page size, not the offset.
  public func people(
    in order: NameOrder, after person: Person?, limit: Int
  ) async throws(StoreError) -> [PersonRow] {
    let limit = max(0, limit)  // SQLite treats a negative limit as no limit.
    let key = person.map { collated.collation.key(for: $0.info, in: order).bytes }
    return try withMarks { (connection, marks) throws(StoreError) in
      if let person, let key {
        try connection.people(PersonSQL.page(order), key, person.id, limit, marks: marks)
      } else {
        try connection.people(PersonSQL.firstPage(order), limit, marks: marks)
      }
    }
  }

  /// Adds or replaces people in one transaction.
  public func save(_ people: [Person]) async throws(StoreError) {
    let (collated, keepsOutbox) = (collated, keepsOutbox)
    try await edit { (connection) throws(StoreError) in
      try collated.bringUpToDate(connection)
      guard keepsOutbox else {
        return try connection.save(people, collation: collated.collation)
      }
      for person in people {
        try connection.changeRecord(person.id, collated.collation) { $0.edit(person.info) }
      }
    }
  }

  /// Deletes people in one transaction.
  public func delete(_ ids: [Person.ID]) async throws(StoreError) {
    let (collated, keepsOutbox) = (collated, keepsOutbox)
    try await edit { (connection) throws(StoreError) in
      for id in ids {
        if keepsOutbox {
          try connection.changeRecord(id, collated.collation) { $0.edit(nil) }
        } else {
          try connection.execute(PersonSQL.delete, id)
        }
      }
    }
  }

  /// Calls `receive` with all rows: once at first and after each commit.
  ///
  /// The token holds the stack.
  public func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken {
    let keepsOutbox = keepsOutbox
    return stack.observe(
      tables,
      { (connection) throws(StoreError) in
        let marks = keepsOutbox ? try connection.marks() : [:]
        return try connection.people(PersonSQL.list(order), marks: marks)
      }, receive)
  }

  /// Runs `query` with the sync marks of the same snapshot.
  ///
  /// The outbox is small, so it is read separately. A join would make the list query slower.
  private func withMarks<Value: Sendable>(
    _ query: @Sendable (Connection, [Person.ID: SyncMark]) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    guard keepsOutbox else {
      return try stack.read { (connection) throws(StoreError) in try query(connection, [:]) }
    }
    return try stack.snapshot { (connection) throws(StoreError) in
      try query(connection, try connection.marks())
    }
  }

  private var tables: Set<Table> { keepsOutbox ? [.person, .outbox] : [.person] }

  private func edit(
    _ body: @escaping @Sendable (Connection) throws(StoreError) -> Void
  ) async throws(StoreError) {
    try await stack.write(to: tables, body)
  }
}
