import Domain

/// A table with sort keys, and the collation that computes them.
///
/// Keys of two collations cannot be compared. The file stores the collation of each table's keys; if
/// it differs, all keys are computed again. Each write checks this in its transaction, because
/// another process may use another language.
struct CollatedTable: Sendable {
  let table: Table
  let collation: any NameCollation
  let rebuild: @Sendable (Connection) throws(StoreError) -> Void

  /// Computes the keys again, in one transaction, if another collation computed them.
  ///
  /// A read-only file keeps its keys and its order.
  func bringUpToDate(_ stack: DatabaseStack) async throws(StoreError) {
    guard !stack.location.isReadOnly,
      try !stack.read({ (connection) throws(StoreError) in try isUpToDate(connection) })
    else { return }
    try await stack.write(to: [table]) { (connection) throws(StoreError) in
      try bringUpToDate(connection)
    }
  }

  /// Does the same within a transaction of the caller.
  func bringUpToDate(_ connection: Connection) throws(StoreError) {
    if try isUpToDate(connection) { return }
    try rebuild(connection)
    try connection.execute(
      "INSERT OR REPLACE INTO sort_keys (table_name, collation) VALUES (?, ?)",
      table.description, collation.identifier)
  }

  private func isUpToDate(_ connection: Connection) throws(StoreError) -> Bool {
    let stored = try connection.first(
      "SELECT collation FROM sort_keys WHERE table_name = ?", table.description
    ) { $0.text(at: 0) }
    return stored == collation.identifier
  }
}
