public import Domain

extension SQLitePeopleStore: PeopleStore {
  /// The person with this identifier; nil where there is none.
  public func person(_ id: Person.ID) async throws(StoreError) -> Person? {
    try stack.read { (connection) throws(StoreError) in
      try connection.first(PersonSQL.byID, id) { (row) throws(StoreError) in try Person(row: row) }
    }
  }

  /// Everybody, in list order.
  public func people(in order: NameOrder) async throws(StoreError) -> [PersonRow] {
    try stack.read { (connection) throws(StoreError) in
      try connection.people(PersonSQL.list(order))
    }
  }

  /// The next `limit` rows after `person`, by keyset: in the time that the page takes, wherever in
  /// the list it stands.
  public func people(
    in order: NameOrder, after person: Person?, limit: Int
  ) async throws(StoreError) -> [PersonRow] {
    let limit = max(0, limit)  // SQLite takes a negative limit for none.
    let key = person.map { collated.collation.key(for: $0.info, in: order).bytes }
    return try stack.read { (connection) throws(StoreError) in
      if let person, let key {
        try connection.people(PersonSQL.page(order), key, person.id, limit)
      } else {
        try connection.people(PersonSQL.firstPage(order), limit)
      }
    }
  }

  /// Adds or replaces the people in one transaction, with their sort keys.
  public func save(_ people: [Person]) async throws(StoreError) {
    let collated = collated
    try await stack.write(to: [.person]) { (connection) throws(StoreError) in
      try collated.bringUpToDate(connection)
      try connection.save(people, collation: collated.collation)
    }
  }

  /// Removes the people in one transaction.
  public func delete(_ ids: [Person.ID]) async throws(StoreError) {
    try await stack.write(to: [.person]) { (connection) throws(StoreError) in
      for id in ids { try connection.execute(PersonSQL.delete, id) }
    }
  }

  /// Delivers all rows now and after each commit; the token keeps the stack open.
  public func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken {
    stack.observe(
      [.person],
      { (connection) throws(StoreError) in try connection.people(PersonSQL.list(order)) }, receive)
  }
}
