public import Domain

/// A store of everything that a sync must keep between launches.
///
///     let people = try await SQLitePeopleStore(stack, collation: collation, keepsOutbox: true)
///     let store = try await SQLiteSyncStore(people)
///
/// The store contains the outbox, the server's last known state and the cursor, in the same
/// database as the people. So an edit and its outbox entry are written in one transaction, and a
/// reply and its effects too, and a crash cannot separate them.
public struct SQLiteSyncStore: Sendable {
  let stack: DatabaseStack
  let table: CollatedTable<Person>
  private let server: String
  /// Whether the stored people were last synced with another server.
  ///
  /// If true, the store has removed the other server's state and added all people to the outbox.
  public let hasMoved: Bool

  /// Creates the sync store of `people`, which must keep an outbox.
  ///
  /// If a program without an outbox changed people, those people are added to the outbox.
  ///
  /// - Parameter server: a stable name of the server, such as its address. If another server was
  ///   used before, the old server's state is removed, because people who are missing on the new
  ///   server would count as deleted. A running program that still uses the old server gets
  ///   `StoreError.movedToAnotherServer`.
  /// - Throws: `StoreError`; nothing is changed.
  public init(_ people: SQLitePeopleStore, server: String = "") async throws(StoreError) {
    guard people.keepsOutbox else { fatalError("The people's store keeps no outbox.") }
    (stack, table, self.server) = (people.stack, people.table, server)
    hasMoved = try await stack.write(to: Self.serverTables) { (connection) throws(StoreError) in
      let known = try connection.server()
      if known != server { try connection.forgetServer(next: server) }
      try connection.correctOutbox()
      return known != server && !known.isEmpty
    }
  }

  private static let serverTables: Set<Table> = [.personBase, .request, .outbox, .syncState]

  /// Runs `body` in one transaction.
  ///
  /// The transaction fails if another program now syncs the file with another server.
  func write<Value: Sendable>(
    to tables: Set<Table>, _ body: @escaping @Sendable (Connection) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    return try await stack.write(to: tables) { (connection) throws(StoreError) in
      guard try connection.server() == server else {
        throw .movedToAnotherServer(file: connection.path)
      }
      return try body(connection)
    }
  }
}

extension SQLiteSyncStore: SyncStore {
  /// Returns the next requests to send, and stores the new requests in one commit.
  public func nextRequests(
    limit: Int, excluding excluded: Set<Person.ID>
  ) async throws(StoreError) -> [PersonChange] {
    let (requests, needless) = try await write(to: [.request]) { (connection) throws(StoreError) in
      let ids = try connection.ids(
        "SELECT person FROM outbox WHERE refusal IS NULL ORDER BY sequence LIMIT ?",
        limit + excluded.count
      ).filter { !excluded.contains($0) }.prefix(limit)
      let position = try pullState(connection).position
      let requests = try ids.map { (id) throws(StoreError) in
        var request = try connection.changeRecord(id, in: table) {
          $0.makeRequest(key: PersonChange.ID())
        }
        request?.position = position
        return request
      }.compactMap(\.self)
      return (requests, Set(ids).subtracting(requests.map(\.person)))
    }
    if needless.isEmpty { return requests }
    // Another program has undone these people's edits, so their outbox entries are removed.
    try await write(to: [.outbox]) { (connection) throws(StoreError) in
      for id in needless { try connection.writeEntry(of: try connection.syncRecord(id)) }
    }
    return try await nextRequests(limit: limit, excluding: excluded)
  }

  /// Stores the results of requests, and the last position among them, in one commit.
  public func settle(_ settlements: [ChangeSettlement]) async throws(StoreError) {
    guard !settlements.isEmpty else { return }
    try await write(
      to: [.person, .outbox, .personBase, .request, .syncState, .mergeReport]
    ) { (connection) throws(StoreError) in
      for settlement in settlements {
        try connection.mergeRecord(settlement.change.person, in: table) { $0.settle(settlement) }
      }
      if let position = settlements.compactMap(\.position).last {
        try connection.execute("UPDATE sync_state SET server_id = ?", position)
      }
    }
  }

  /// Marks a refused change for another attempt.
  public func retry(_ id: Person.ID) async throws(StoreError) {
    try await write(to: [.person, .outbox]) { (connection) throws(StoreError) in
      try connection.changeRecord(id, in: table) { $0.retry() }
    }
  }

  /// Replaces a person's refused change with the state on the server.
  public func discard(_ id: Person.ID) async throws(StoreError) {
    try await write(to: [.person, .outbox]) { (connection) throws(StoreError) in
      try connection.changeRecord(id, in: table) { $0.discard() }
    }
  }

  /// Removes the server's state and puts all local people in the outbox.
  public func adoptNewServer() async throws(StoreError) {
    try await write(to: Self.serverTables) { (connection) throws(StoreError) in
      try connection.forgetServer(next: server)
      try connection.correctOutbox()
    }
  }

  /// Returns the stored merge reports, oldest first.
  public func reports() async throws(StoreError) -> [MergeReport] {
    try stack.read { (connection) throws(StoreError) in try connection.reports() }
  }

  /// Removes the merge reports up to and including `id`.
  public func removeReports(through id: MergeReport.ID) async throws(StoreError) {
    try await write(to: [.mergeReport]) { (connection) throws(StoreError) in
      try connection.execute("DELETE FROM merge_report WHERE id <= ?", id)
    }
  }

  /// Returns the numbers of waiting and refused changes in the outbox.
  public func counts() async throws(StoreError) -> SyncCounts {
    try stack.read(Self.readCounts)
  }

  /// Calls `receive` with the outbox counts, now and after each commit to the outbox.
  public func observeCounts(
    _ receive: @escaping @MainActor (Result<SyncCounts, StoreError>) -> Void
  ) -> ObservationToken {
    stack.observe([.outbox], Self.readCounts, receive)
  }

  private static let readCounts: @Sendable (Connection) throws(StoreError) -> SyncCounts = {
    (connection) throws(StoreError) in
    let counts = try connection.first(
      """
      SELECT count(*) FILTER (WHERE refusal IS NULL), count(*) FILTER (WHERE refusal IS NOT NULL)
      FROM outbox
      """
    ) { SyncCounts(waiting: $0.integer(at: 0), refused: $0.integer(at: 1)) }
    return counts ?? SyncCounts()
  }
}

extension Connection {
  /// Returns the identifiers in the first column of a query.
  func ids<each Value: ColumnValue>(
    _ sql: String, _ values: repeat each Value
  ) throws(StoreError) -> [Person.ID] {
    try all(sql, repeat each values) { (row) throws(StoreError) in try row.identifier(at: 0) }
  }

  fileprivate func server() throws(StoreError) -> String {
    try first("SELECT server FROM sync_state") { $0.text(at: 0) } ?? ""
  }

  /// Removes the old server's state and position, the requests and the outbox, and stores the name
  /// of the next server.
  fileprivate func forgetServer(next server: String) throws(StoreError) {
    for table in ["person_base", "request", "outbox"] { try execute("DELETE FROM \(table)") }
    try execute(
      """
      UPDATE sync_state
      SET cursor = NULL, pull = pull + 1, is_whole = 1, server_id = NULL, server = ?
      """, server)
  }

  /// Makes the outbox contain exactly the people who differ from the server.
  ///
  /// A program that keeps no outbox may have changed people. A person with a pending request stays
  /// in the outbox in any case.
  fileprivate func correctOutbox() throws(StoreError) {
    try execute(
      "DELETE FROM person_base WHERE is_deleted AND id NOT IN (SELECT id FROM person)")
    let misplaced = try ids(
      """
      WITH differing AS (
        SELECT person.id FROM person
        LEFT JOIN person_base AS base ON base.id = person.id AND NOT base.is_deleted
        WHERE base.id IS NULL OR base.first_name <> person.first_name
          OR base.last_name <> person.last_name OR base.birthday IS NOT person.birthday
        UNION ALL
        SELECT base.id FROM person_base AS base LEFT JOIN person ON person.id = base.id
        WHERE person.id IS NULL
      )
      SELECT id FROM differing WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE person = id)
      UNION ALL
      SELECT person FROM outbox WHERE person NOT IN (SELECT person FROM request)
        AND person NOT IN (SELECT id FROM differing)
      """)
    for id in misplaced { try writeEntry(of: try syncRecord(id)) }
  }
}
