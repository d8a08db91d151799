public import Domain

/// The outbox and what the server told last, in the same database as the people (rows A1 and A2).
///
///     let people = try await SQLitePeopleStore(stack, collation: collation, keepsOutbox: true)
///     let store = try await SQLiteSyncStore(people)
///
/// An edit and its entry in the outbox are one transaction of the people's store; a reply and what
/// follows from it for the person are one transaction of this one. So a kill leaves both or neither.
public struct SQLiteSyncStore: Sendable {
  let stack: DatabaseStack
  let collated: CollatedTable
  let onStep: SyncStep.Hook
  /// Whether the people were kept alike with another server until now: what that one told has been
  /// forgotten, and everybody waits to be sent to this one.
  public let hasMoved: Bool
  private let server: String

  /// The syncing's side of the people in `people`, which has to keep an outbox.
  ///
  /// Whoever was changed by a program that keeps none is put into it first.
  ///
  /// - Parameters:
  ///   - server: which server it is, in a word that stays: its address, say. Where the people were
  ///     kept alike with another one before, what that one told is forgotten: else everybody whom
  ///     the new one does not know would count as deleted there. A store of the other one, in a
  ///     program that still runs, throws `StoreError.movedToAnotherServer` from then on.
  ///   - onStep: called at the steps of storing; see `SyncStep`.
  /// - Throws: `StoreError`, with nothing changed.
  public init(
    _ people: SQLitePeopleStore, server: String = "", onStep: @escaping SyncStep.Hook = { _ in }
  ) async throws(StoreError) {
    guard people.keepsOutbox else { fatalError("The people's store keeps no outbox.") }
    stack = people.stack
    collated = people.collated
    self.onStep = onStep
    self.server = server
    hasMoved = try await Self.forgetServer(otherThan: server, in: people.stack)
    try await placeUnnoticed()
  }

  /// Answers whether there was another one; a new file has been with none.
  private static func forgetServer(
    otherThan server: String, in stack: DatabaseStack
  ) async throws(StoreError) -> Bool {
    let known = try stack.read { (connection) throws(StoreError) in
      try connection.first("SELECT server FROM sync_state") { $0.text(at: 0) }
    }
    guard known != server else { return false }
    let tables: Set<Table> = [.personBase, .request, .outbox, .syncState]
    try await stack.write(to: tables) { (connection) throws(StoreError) in
      for statement in SyncSQL.forgetServer { try connection.execute(statement) }
      try connection.execute("UPDATE sync_state SET server = ?", server)
    }
    return known?.isEmpty == false
  }

  private func placeUnnoticed() async throws(StoreError) {
    let find: @Sendable (Connection) throws(StoreError) -> [Person.ID] = {
      (connection) throws(StoreError) in
      try connection.all(SyncSQL.misplaced) { (row) throws(StoreError) in
        try row.identifier(at: 0)
      }
    }
    guard try stack.read({ (connection) throws(StoreError) in try !find(connection).isEmpty })
    else { return }
    try await write(to: [.outbox]) { (connection) throws(StoreError) in
      for id in try find(connection) {
        try connection.writeEntry(of: try connection.syncRecord(id))
      }
    }
  }

  /// Runs `body` in one transaction, unless another program has moved the people to another server:
  /// what this store's server tells means nothing there.
  func write<Value: Sendable>(
    to tables: Set<Table>, _ body: @escaping @Sendable (Connection) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    let server = server
    return try await stack.write(to: tables) { (connection) throws(StoreError) in
      let known = try connection.first("SELECT server FROM sync_state") { $0.text(at: 0) }
      guard known == server else { throw .movedToAnotherServer(file: connection.path) }
      return try body(connection)
    }
  }

  /// Runs `body` in one transaction that may change people, between two steps of the hook.
  func change<Value: Sendable>(
    also tables: Set<Table>, _ before: SyncStep, _ after: SyncStep,
    _ body: @escaping @Sendable (Connection, any NameCollation) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    let (collated, onStep) = (collated, onStep)
    let tables = tables.union([.person, .outbox])
    let value = try await write(to: tables) { (connection) throws(StoreError) in
      try collated.bringUpToDate(connection)
      let value = try body(connection, collated.collation)
      try onStep(before)
      return value
    }
    try onStep(after)
    return value
  }
}
