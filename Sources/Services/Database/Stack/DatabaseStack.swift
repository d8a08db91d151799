public import Domain
import Synchronization

/// An open database, created at launch and injected into the stores.
///
/// The stack opens the file, migrates it, and lends connections. Writes run one at a time on one
/// connection. Reads of a writable file use another connection, so a write does not block them.
///
///     let stack = try DatabaseStack(at: .file(url), schema: .addressBook)
///     let people = try await SQLitePeopleStore(stack, collation: collation)
///
/// Stores and observation tokens retain the stack, and the stack retains no store. The file is
/// closed when the last reference to the stack is released.
public final class DatabaseStack: Sendable {
  /// The location of the database.
  public let location: DatabaseLocation

  let reader: SharedConnection
  let writer: SharedConnection
  let observers = ObserverRegistry()
  private let watch = Mutex<FileWatch?>(nil)

  /// Opens the database at `location` and runs the pending migrations of `schema`.
  ///
  /// The initializer waits for the disk, so call it off the main actor.
  ///
  /// - Throws: `StoreError`. Each migration has run completely or not at all.
  public init(
    at location: DatabaseLocation, schema: Schema,
    configuration: DatabaseConfiguration = DatabaseConfiguration()
  ) throws(StoreError) {
    self.location = location
    writer = SharedConnection(
      try Connection(location: location, schema: schema, configuration: configuration))
    guard case .file(let url) = location else {
      // A second connection to `:memory:` would open a separate, empty database.
      // A read-only file needs no separate writer.
      reader = writer
      return
    }
    reader = SharedConnection(
      try Connection(location: .readOnly(url), schema: schema, configuration: configuration))
    guard configuration.followsOtherProcesses else { return }
    let watch = FileWatch(path: location.path + "-wal") { [weak self] in
      // If a lock makes the check fail, the next write to the file causes another check.
      try? await self?.checkForExternalChanges()
    }
    self.watch.withLock { $0 = watch }
  }

  /// Runs `body` with the reading connection, on the caller's thread.
  ///
  /// Use ``snapshot(_:)`` if several queries must see the same data.
  @inline(__always)
  public func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try reader.use(body)
  }

  /// Runs `body` so that all its queries see the same data.
  public func snapshot<Value: Sendable>(
    _ body: @Sendable (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try reader.use { (connection) throws(StoreError) in
      try connection.transaction(writes: false, body)
    }
  }

  /// Runs `body` in one transaction that changes `tables`.
  ///
  /// When the method returns, the changes are durable and the observers of the tables were called.
  /// If no row was changed, no observer is called. Cancelling the task does not stop the
  /// transaction.
  ///
  /// - Parameter tables: the tables that `body` changes. SQLite's update hook cannot report them:
  ///   it skips `WITHOUT ROWID` tables, `DELETE` without `WHERE` and replaced rows.
  /// - Throws: `StoreError`; nothing is changed, unless the error is `StoreError.unconfirmed`.
  public func write<Value: Sendable>(
    to tables: Set<Table>, _ body: @escaping @Sendable (Connection) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    let (value, hasChanged) = try await writer.run { (connection) throws(StoreError) in
      let before = connection.totalChanges
      let value = try connection.transaction(body)
      return (value, connection.totalChanges != before)
    }
    if hasChanged { await observers.notify(tables) }
    return value
  }

  /// Moves the write-ahead log into the database file and empties the log.
  ///
  /// Call this method before the program ends, so that the file alone contains all data. If another
  /// process reads the log or the disk is full, the log is kept and nothing is lost.
  public func emptyLog() async {
    try? await writer.run { (connection) throws(StoreError) in
      try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  // MARK: Observation

  /// Calls `receive` with the result of `query`, now and after each commit to `tables`.
  ///
  ///     token = stack.observe([.person], { (connection) throws(StoreError) in
  ///       try connection.number("SELECT count(*) FROM person")
  ///     }) { [weak self] result in
  ///       self?.show(result)
  ///     }
  ///
  /// `receive` is called on the main actor, at most once per commit and in the order of the
  /// commits. But `query` runs on another thread, in a snapshot. A commit by another process counts
  /// as a commit to all tables. If a query fails, its error is delivered, and the observation
  /// continues.
  ///
  /// The token retains the stack, and the stack retains `receive` until the token is cancelled or
  /// released. So `receive` should reference its owner weakly, and the owner should retain the
  /// token.
  public func observe<Value: Sendable>(
    _ tables: Set<Table>,
    _ query: @escaping @Sendable (Connection) throws(StoreError) -> Value,
    _ receive: @escaping @MainActor (Result<Value, StoreError>) -> Void
  ) -> ObservationToken {
    let observed = ObservedQuery(tables: tables) { [reader, observers] in
      await reader.run { connection in
        // Commits are counted before the query, so a commit during the query causes another query.
        let commit = observers.commits
        let result = Result { () throws(StoreError) in
          try connection.transaction(writes: false, query)
        }
        return (commit, { receive(result) })
      }
    }
    observers.add(observed)
    Task { [observers] in await observed.catchUp(to: observers.commits) }
    return ObservationToken {
      self.observers.remove(observed)
      observed.end()
    }
  }

  /// Waits until every observer has received a result that includes the last commit.
  ///
  /// A script calls this method before it prints the screen.
  public func settle() async { await observers.catchUp() }

  /// Notifies all observers if another process has committed to the file.
  ///
  /// The stack calls this method when the file is written. An app may also call it, for example
  /// after entering the foreground.
  ///
  /// - Throws: `StoreError.locked` if another process holds the file for too long.
  public func checkForExternalChanges() async throws(StoreError) {
    let haveCommitted = try await writer.run { (connection) throws(StoreError) in
      try connection.hasForeignCommit()
    }
    if haveCommitted { await observers.notify(nil) }
  }
}
