import Domain

/// A table with sort keys, and the collation that computes them.
///
/// Keys from different collations cannot be compared, so the file stores which collation computed
/// each table's keys. If that collation is not the current collation, all keys are computed again.
/// Each save checks the collation in its transaction, because another process with another
/// language may have replaced the keys.
struct CollatedTable<Entity: TableEntity & Sendable>: Sendable {
  typealias Write =
    @Sendable (Connection, [Entity], any NameCollation) throws(StoreError) -> Void

  let collation: any NameCollation
  private let write: Write

  /// Checks a table's keys, and computes all of them again if another collation computed them.
  ///
  /// The new keys are written in one transaction. A read-only file keeps its keys and its order.
  ///
  /// - Parameter write: writes entities with their keys.
  init(
    _ stack: DatabaseStack, _ collation: any NameCollation, write: @escaping Write
  ) async throws(StoreError) {
    (self.collation, self.write) = (collation, write)
    guard !stack.location.isReadOnly, try !stack.read(isUpToDate) else { return }
    try await stack.write(to: [Entity.table], bringUpToDate)
  }

  /// Adds or replaces entities, in the caller's transaction.
  func save(_ entities: [Entity], in connection: Connection) throws(StoreError) {
    try bringUpToDate(connection)
    try write(connection, entities, collation)
  }

  private func bringUpToDate(_ connection: Connection) throws(StoreError) {
    if try isUpToDate(connection) { return }
    try write(connection, try connection.all(Entity.self), collation)
    try connection.execute(
      "INSERT OR REPLACE INTO sort_keys (table_name, collation) VALUES (?, ?)",
      Entity.table.description, collation.identifier)
  }

  private func isUpToDate(_ connection: Connection) throws(StoreError) -> Bool {
    let stored = try connection.first(
      "SELECT collation FROM sort_keys WHERE table_name = ?", Entity.table.description
    ) { $0.text(at: 0) }
    return stored == collation.identifier
  }
}
