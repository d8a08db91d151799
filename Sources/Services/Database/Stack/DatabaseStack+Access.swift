public import Domain

extension DatabaseStack {
  /// Runs `body` with a connection to read with, on the caller's thread.
  ///
  /// One query sees one state of the data. For several that must agree, use
  /// ``snapshot(_:)``.
  ///
  /// - Throws: `StoreError`, of the queries or of `body`.
  @inline(__always)
  public func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try reader.use(body)
  }

  /// Runs `body` so that all its queries see the same state of the data.
  ///
  /// - Throws: `StoreError`, of the queries or of `body`.
  public func snapshot<Value: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try reader.use { (connection) throws(StoreError) in try connection.snapshot(body) }
  }

  /// Runs `body` in one transaction, which may change the `tables` and no others.
  ///
  /// All changes are kept or none. When it returns, they are durable, and the observers of the
  /// tables in this process have been given the new result: who awaits a write finds the screen
  /// told. A transaction that changed no row tells nobody. The work runs on a queue of the stack's;
  /// cancelling the task that waits does not stop it.
  ///
  /// - Parameter tables: The tables that `body` changes. They are declared, since SQLite's update
  ///   hook is silent for clustered tables, for `DELETE` without `WHERE` and for replaced rows.
  /// - Throws: `StoreError`, of the statements, of `body` or of the commit. Nothing is changed then.
  public func write<Value: Sendable>(
    to tables: Set<Table>, _ body: @escaping @Sendable (Connection) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    guard !location.isReadOnly else { throw .readOnly(file: location.path) }
    let (writer, otherProcesses) = (writer, otherProcesses)
    let (value, hasChanged) = try await writes.run { () throws(StoreError) in
      try writer.use { (connection) throws(StoreError) in
        try otherProcesses.ignoringOwnWrites { () throws(StoreError) in
          let before = connection.totalChanges
          let value = try connection.transaction(body)
          return (value, connection.totalChanges != before)
        }
      }
    }
    if hasChanged { await observers.tell(of: tables) }
    return value
  }
}
