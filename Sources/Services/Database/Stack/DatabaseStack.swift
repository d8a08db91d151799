public import Domain

/// An open database, created at launch and injected into the stores.
///
/// It opens the file, runs migrations, and lends connections. Writes run one at a time on one
/// connection and do not block reads, which use another.
///
///     let stack = try DatabaseStack(at: .file(url), schema: .addressBook)
///     let people = try await SQLitePeopleStore(stack, collation: collation)
///
/// Stores and observation tokens hold the stack; the stack holds no store. The file is closed when
/// the last of them is released.
public final class DatabaseStack: Sendable {
  /// The place of the database.
  public let location: DatabaseLocation

  let reader: SharedConnection
  let writer: SharedConnection
  let observers = ObserverRegistry()
  private let writes = WorkQueue(label: "database.writes")
  private let reads = WorkQueue(label: "database.reads")
  private let otherProcesses: OtherProcesses

  /// Opens the database at `location` and runs the pending migrations of `schema`.
  ///
  /// The call waits for the disk, so an app makes it off the main actor.
  ///
  /// - Throws: `StoreError`. Each migration has run completely or not at all.
  public init(
    at location: DatabaseLocation, schema: Schema,
    configuration: DatabaseConfiguration = DatabaseConfiguration()
  ) throws(StoreError) {
    self.location = location
    let first = try Connection(
      location: location, schema: schema, configuration: configuration)
    if location.isReadOnly {
      try schema.check(first)
    } else {
      try schema.migrate(first)
    }
    otherProcesses = OtherProcesses(lastSeen: try first.number(Self.dataVersion))
    writer = SharedConnection(first)
    if case .file(let url) = location {
      reader = SharedConnection(
        try Connection(
          location: .readOnly(url), schema: schema, configuration: configuration))
    } else {
      // A second connection to memory has other data, and a read-only file needs only one.
      reader = writer
    }
    if case .file = location, configuration.followsOtherProcesses {
      otherProcesses.follow(path: location.path, on: self)
    }
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

  /// Runs `body` in one transaction that changes only `tables`.
  ///
  /// When it returns, the changes are durable and the observers of the tables were called. If no
  /// row was changed, no observer is called. Cancelling the task does not stop the transaction.
  ///
  /// - Parameter tables: the tables that `body` changes. SQLite's update hook cannot report them: it
  ///   skips `WITHOUT ROWID` tables, `DELETE` without `WHERE` and replaced rows.
  /// - Throws: `StoreError`; nothing is changed.
  public func write<Value: Sendable>(
    to tables: Set<Table>, _ body: @escaping @Sendable (Connection) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    guard !location.isReadOnly else { throw .readOnly(file: location.path) }
    let otherProcesses = otherProcesses
    let (value, hasChanged) = try await onWriter { (connection) throws(StoreError) in
      try otherProcesses.pausingWatch { () throws(StoreError) in
        let before = connection.totalChanges
        let value = try connection.transaction(body)
        return (value, connection.totalChanges != before)
      }
    }
    if hasChanged { await observers.notify(tables) }
    return value
  }

  /// Moves the write-ahead log into the database file and empties the log.
  ///
  /// A program calls it before it ends, so that the file alone has all data. If another process
  /// reads the log or the disk is full, the log stays and nothing is lost.
  public func emptyLog() async {
    guard case .file = location else { return }
    try? await onWriter { (connection) throws(StoreError) in
      try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  // MARK: Observation

  /// Calls `receive` with the result of `query`: once at first and after each commit to `tables`.
  ///
  ///     token = stack.observe([.person], { (connection) throws(StoreError) in
  ///       try connection.number("SELECT count(*) FROM person")
  ///     }) { [weak self] result in
  ///       self?.show(result)
  ///     }
  ///
  /// `receive` is called on the main actor, at most once per commit and in the order of the commits.
  /// `query` runs on another thread, in a snapshot. A commit of another process counts for all
  /// tables. A failed query delivers its error, and the observation continues.
  ///
  /// The token holds the stack, and the stack holds `receive` until the token is cancelled or
  /// released. So `receive` should hold its owner weakly, and the owner should hold the token.
  public func observe<Value: Sendable>(
    _ tables: Set<Table>,
    _ query: @escaping @Sendable (Connection) throws(StoreError) -> Value,
    _ receive: @escaping @MainActor (Result<Value, StoreError>) -> Void
  ) -> ObservationToken {
    let (reads, reader, observers) = (reads, reader, observers)
    let observer = ObservedQuery<Value>(
      tables: tables,
      fetch: {
        await reads.run {
          // Read before the query: a commit in between is delivered twice instead of never.
          let commit = observers.commits
          let result = Result { () throws(StoreError) in
            try reader.use { (connection) throws(StoreError) in
              try connection.transaction(writes: false, query)
            }
          }
          return (result, commit)
        }
      },
      receive: receive)
    let number = observers.add(observer)
    Task { await observer.catchUp(to: observers.commits) }
    return ObservationToken {
      self.observers.remove(number)
      observer.end()
    }
  }

  /// Waits until every observer has the result of the last commit.
  ///
  /// A script calls it before it prints the screen.
  public func settle() async {
    await observers.catchUp()
  }

  /// Notifies all observers if another process has committed to the file.
  ///
  /// The stack calls it when the file is written. A program may call it too, for example when it
  /// enters the foreground.
  ///
  /// - Throws: `StoreError.locked` if another process holds the file for too long.
  public func checkForExternalChanges() async throws(StoreError) {
    let (otherProcesses, isReadOnly) = (otherProcesses, location.isReadOnly)
    let haveCommitted = try await onWriter { (connection) throws(StoreError) in
      otherProcesses.checkBegins()
      // A commit writes the log first and becomes valid later. The write lock makes the check wait
      // for the commit that caused it.
      let version = try connection.transaction(writes: !isReadOnly) {
        (connection) throws(StoreError) in try connection.number(Self.dataVersion)
      }
      return otherProcesses.haveCommitted(version)
    }
    if haveCommitted { await observers.notify(nil) }
  }

  /// The query for a number that changes when another connection commits.
  private static let dataVersion = "PRAGMA data_version"

  private func onWriter<Value: Sendable>(
    _ body: @escaping @Sendable (Connection) throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    let writer = writer
    return try await writes.run { () throws(StoreError) in try writer.use(body) }
  }
}
