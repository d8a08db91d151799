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
    try withMarks { (connection, marks) throws(StoreError) in
      try connection.people(PersonSQL.list(order), marks: marks)
    }
  }

  /// The next `limit` rows after `person`, by keyset: in the time that the page takes, wherever in
  /// the list it stands.
  public func people(
    in order: NameOrder, after person: Person?, limit: Int
  ) async throws(StoreError) -> [PersonRow] {
    let limit = max(0, limit)  // SQLite takes a negative limit for none.
    let key = person.map { collated.collation.key(for: $0.info, in: order).bytes }
    return try withMarks { (connection, marks) throws(StoreError) in
      if let person, let key {
        try connection.people(PersonSQL.page(order), key, person.id, limit, marks: marks)
      } else {
        try connection.people(PersonSQL.firstPage(order), limit, marks: marks)
      }
    }
  }

  /// Adds or replaces the people in one transaction, with their sort keys.
  public func save(_ people: [Person]) async throws(StoreError) {
    let (collated, keepsOutbox) = (collated, keepsOutbox)
    try await edit { (connection) throws(StoreError) in
      try collated.bringUpToDate(connection)
      if keepsOutbox {
        for person in people {
          try connection.edit(person.id, to: person.info, collated.collation)
        }
      } else {
        try connection.save(people, collation: collated.collation)
      }
    }
  }

  /// Removes the people in one transaction.
  public func delete(_ ids: [Person.ID]) async throws(StoreError) {
    let (collated, keepsOutbox) = (collated, keepsOutbox)
    try await edit { (connection) throws(StoreError) in
      for id in ids {
        if keepsOutbox {
          try connection.edit(id, to: nil, collated.collation)
        } else {
          try connection.execute(PersonSQL.delete, id)
        }
      }
    }
  }

  /// Delivers all rows now and after each commit; the token keeps the stack open.
  public func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken {
    let keepsOutbox = keepsOutbox
    return stack.observe(
      keepsOutbox ? [.person, .outbox] : [.person],
      { (connection) throws(StoreError) in
        let marks = keepsOutbox ? try connection.marks() : [:]
        return try connection.people(PersonSQL.list(order), marks: marks)
      }, receive)
  }

  /// Runs `query` with the marks of the same moment.
  ///
  /// The outbox is small, mostly empty: it is read beside the list, and not joined into it, so that
  /// the list stays one walk through one index.
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

  private func edit(
    _ body: @escaping @Sendable (Connection) throws(StoreError) -> Void
  ) async throws(StoreError) {
    guard keepsOutbox else { return try await stack.write(to: [.person], body) }
    let onStep = onStep
    try await stack.write(to: [.person, .outbox]) { (connection) throws(StoreError) in
      try body(connection)
      try onStep(.beforeCommit)
    }
    try onStep(.afterCommit)
  }
}
