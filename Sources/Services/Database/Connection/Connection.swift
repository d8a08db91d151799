import CSQLite
public import Domain

/// One open SQLite connection and its prepared statements.
///
/// ``DatabaseStack`` passes the connection to one closure at a time. Values are bound to `?`
/// parameters and never inserted into the SQL text:
///
///     let ages = try connection.all("SELECT age FROM cat WHERE name = ?", "Tom") { row in
///       row.integer(at: 0)
///     }
public final class Connection {
  /// The file's path, for error messages.
  let path: String
  package let handle: OpaquePointer
  /// The prepared statements by their SQL.
  private(set) var statements: [String: OpaquePointer] = [:]
  /// The last value of `PRAGMA data_version`, which changes when another connection commits.
  private var dataVersion = 0
  /// Whether the log may end with the record of a commit that failed.
  private var hasUnconfirmedCommit = false

  /// Opens `location`, checks that the file is this program's, and runs the pending migrations.
  ///
  /// A read-only file must already have the newest schema. Each connection to `.memory` opens a
  /// separate, empty database.
  init(
    location: DatabaseLocation, schema: Schema, configuration: DatabaseConfiguration
  ) throws(StoreError) {
    path = location.path
    let access =
      location.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(
      path, &opened, access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let opened else { fatalError("There is no memory for a connection.") }
    handle = opened
    guard code == SQLITE_OK else { throw lastError }
    // If a file is not writable, SQLite opens the file read-only and reports no error.
    guard location.isReadOnly == (sqlite3_db_readonly(handle, "main") == 1) else {
      throw .readOnly(file: path)
    }
    sqlite3_busy_timeout(handle, Int32(clamping: Int(configuration.busyTimeout * 1_000)))
    // A cache of 16 MiB keeps a list of 100,000 people in memory.
    try run("PRAGMA foreign_keys = ON; PRAGMA cache_size = -16384")
    // If the file belongs to another program, `schema.inspect` throws before the file is changed.
    let file = try transaction(writes: false, schema.inspect)
    if location.isReadOnly {
      guard file.version == schema.version else { throw .readOnly(file: path) }
    } else {
      // With a write-ahead log, a write does not block readers. `.memory` needs no log.
      let mode = try first("PRAGMA journal_mode = WAL") { $0.text(at: 0) }
      guard mode == "wal" || location == .memory else { throw .locked(file: path) }
      // Each commit waits for the disk, so it survives a power failure.
      // Apple's fsync leaves data in the drive's cache, which the last two settings flush.
      try run("PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON")
      if let pages = configuration.maximumPageCount { try run("PRAGMA max_page_count = \(pages)") }
      try schema.migrate(self)
    }
    dataVersion = try number("PRAGMA data_version")
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// The number of rows that the last insert, update or delete changed.
  public var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// The number of rows that this connection has changed since it was opened.
  var totalChanges: Int { Int(sqlite3_total_changes(handle)) }

  /// Returns whether another connection has committed since the last call.
  func hasForeignCommit() throws(StoreError) -> Bool {
    let old = dataVersion
    // A commit that is already in the log may not be visible to readers yet. The committing
    // connection still holds the write lock then, so this check waits for the commit by taking that
    // lock.
    dataVersion = try transaction { (connection) throws(StoreError) in
      try connection.number("PRAGMA data_version")
    }
    return dataVersion != old
  }

  /// Runs `body` in a transaction: either all its changes are committed, or none.
  ///
  /// - Parameter writes: whether the transaction takes the write lock at its start. Otherwise the
  ///   first write takes the lock, and fails if another transaction has written since the first
  ///   read.
  /// - Throws: `StoreError`; nothing is changed, unless the error is `StoreError.unconfirmed`.
  func transaction<Value>(
    writes: Bool = true, _ body: (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try execute(writes ? "BEGIN IMMEDIATE" : "BEGIN")
    let value: Value
    do {
      if writes && hasUnconfirmedCommit { try overwriteUnconfirmedCommit() }
      value = try body(self)
    } catch {
      rollBack()
      throw error
    }
    do { try execute("COMMIT") } catch {
      let reason = String(cString: sqlite3_errmsg(handle))
      rollBack()
      // If another connection's lock stops the commit, nothing was written. After other errors, the
      // commit may already be in the log, and SQLite would apply it when the file is opened again.
      if case .locked = error { throw error }
      hasUnconfirmedCommit = hasUnconfirmedCommit || writes
      throw writes ? .unconfirmed(file: path, reason: reason) : error
    }
    if writes { hasUnconfirmedCommit = false }
    return value
  }

  /// Writes an unchanged page, so that this transaction replaces the log's last record.
  ///
  /// Without this write, a transaction that changes nothing would be confirmed, although the failed
  /// commit could still take effect.
  private func overwriteUnconfirmedCommit() throws(StoreError) {
    try run("PRAGMA user_version = \(try number("PRAGMA user_version"))")
  }

  private func rollBack() {
    // If the disk is full, SQLite has already rolled back the transaction.
    // If the rollback fails, SQLite undoes the transaction when the file is closed.
    if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
  }

  /// Returns the prepared statement for `sql`. Each statement is prepared once and then cached.
  private func statement(_ sql: String) throws(StoreError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var prepared: OpaquePointer?
    let (code, rest) = sql.withCString { text in
      var end: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v3(
        handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, &end)
      return (code, end.map { String(cString: $0) } ?? "")
    }
    guard code == SQLITE_OK else { throw lastError }
    guard let prepared else { fatalError("There is no statement in \"\(sql)\".") }
    // SQLite prepares only the first statement, so a script must be passed to `run(_:)` instead.
    precondition(rest.allSatisfy(\.isWhitespace), "Only the first statement would run: \(sql)")
    statements[sql] = prepared
    return prepared
  }

  /// The error of the last SQLite call.
  private var lastError: StoreError {
    let code = sqlite3_extended_errcode(handle)
    let message = String(cString: sqlite3_errmsg(handle))
    return switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .locked(file: path)
    case SQLITE_CORRUPT: .corrupt(file: path)
    case SQLITE_NOTADB: .notADatabase(file: path)
    case SQLITE_READONLY, SQLITE_PERM: .readOnly(file: path)
    case SQLITE_FULL: .full(file: path)
    case SQLITE_CANTOPEN: .cannotOpen(file: path, reason: message)
    default: .failed(file: path, code: Int(code), message: message)
    }
  }
}

// MARK: Queries

extension Connection {
  /// Runs a statement with `values` for its parameters, and calls `onRow` for each row.
  ///
  /// - Throws: `StoreError`. The caller must then roll back the transaction.
  @inline(__always)
  public func execute<each Value: ColumnValue>(
    _ sql: String, _ values: repeat each Value,
    onRow: (Row) throws(StoreError) -> Void = { _ in }
  ) throws(StoreError) {
    let statement = try statement(sql)
    precondition(
      sqlite3_stmt_busy(statement) == 0, "A row's closure runs the statement that returns the row.")
    var count: Int32 = 0
    for value in repeat each values {
      count += 1
      value.bind(to: statement, at: count)
    }
    precondition(count == sqlite3_bind_parameter_count(statement), "The number of values is wrong.")
    // A statement that is not reset would keep its lock.
    defer { sqlite3_reset(statement) }
    let row = Row(handle: statement, path: path)
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try onRow(row)
      case SQLITE_DONE: return
      default: throw lastError
      }
    }
  }

  /// Returns all rows of a query, each decoded with `decode`.
  @inline(__always)
  public func all<each Value: ColumnValue, Element>(
    _ sql: String, _ values: repeat each Value,
    decode: (Row) throws(StoreError) -> Element
  ) throws(StoreError) -> [Element] {
    var elements: [Element] = []
    try execute(sql, repeat each values) { (row) throws(StoreError) in
      elements.append(try decode(row))
    }
    return elements
  }

  /// Returns the first row, decoded with `decode`; nil if the result is empty.
  @inline(__always)
  public func first<each Value: ColumnValue, Element>(
    _ sql: String, _ values: repeat each Value,
    decode: (Row) throws(StoreError) -> Element
  ) throws(StoreError) -> Element? {
    var element: Element?
    try execute(sql, repeat each values) { (row) throws(StoreError) in
      if element == nil { element = try decode(row) }
    }
    return element
  }

  /// Returns the first number in the first row; 0 if the result is empty.
  public func number(_ sql: String) throws(StoreError) -> Int {
    try first(sql) { $0.integer(at: 0) } ?? 0
  }

  /// Runs statements that are separated by semicolons.
  func run(_ script: String) throws(StoreError) {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw lastError }
  }
}
