import Domain

/// A table whose rows carry sort keys, and the collation that makes them.
///
/// Keys of two collations do not compare with each other. So the file says which one made a table's
/// keys, and where it is another than ours, all keys of the table are made anew. It is asked at the
/// beginning of each write too, in its transaction: another process, running in another language,
/// may have made its own keys meanwhile.
struct CollatedTable: Sendable {
  let table: Table
  let collation: any NameCollation
  let rebuild: @Sendable (Connection) throws(StoreError) -> Void

  /// Makes all keys anew, in one transaction, if another collation made them.
  ///
  /// A file that may only be read keeps its keys, and so the order of whoever wrote it.
  func bringUpToDate(_ stack: DatabaseStack) async throws(StoreError) {
    guard !stack.location.isReadOnly else { return }
    guard try stack.read({ (connection) throws(StoreError) in try !isUpToDate(connection) })
    else { return }
    try await stack.write(to: [table]) { (connection) throws(StoreError) in
      try bringUpToDate(connection)
    }
  }

  /// The same within a transaction that the caller has begun.
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
