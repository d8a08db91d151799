import CSQLite
public import Domain

/// One open SQLite connection and its prepared statements.
///
/// ``DatabaseStack`` passes it to one closure at a time. Values are bound to `?` parameters and
/// never inserted into the SQL text:
///
///     let ages = try connection.all("SELECT age FROM cat WHERE name = ?", "Tom") { row in
///       row.integer(at: 0)
///     }
public final class Connection {
  /// The file's path, for error messages.
  let path: String
  package let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens `location`. Two connections to `.memory` have different data.
  ///
  /// - Parameter busyTimeout: how long a statement waits for another process's lock, in
  ///   milliseconds. With 0 it fails immediately.
  init(location: DatabaseLocation, busyTimeout: Int32) throws(StoreError) {
    path = location.path
    let access =
      location.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(
      path, &opened, access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let opened, code == SQLITE_OK else {
      sqlite3_close_v2(opened)
      throw StoreError(code: code, detail: String(cString: sqlite3_errstr(code)), path: path)
    }
    handle = opened
    sqlite3_busy_timeout(handle, busyTimeout)
    // If a file is not writable, SQLite opens it for reading and reports no error.
    if !location.isReadOnly, sqlite3_db_readonly(handle, "main") == 1 {
      throw StoreError(code: SQLITE_READONLY, detail: "no permission to write", path: path)
    }
  }

  /// Opens `location`, checks the owner of the file, and sets how commits are written.
  convenience init(
    location: DatabaseLocation, schema: Schema, configuration: DatabaseConfiguration
  ) throws(StoreError) {
    let milliseconds = Int32(clamping: Int(configuration.busyTimeout * 1_000))
    try self.init(location: location, busyTimeout: milliseconds)
    try execute("PRAGMA foreign_keys = ON")
    // A cache of 16 MiB keeps a list of 100,000 people in memory.
    try execute("PRAGMA cache_size = -16384")
    try schema.isComplete(in: self)
    guard !location.isReadOnly else { return }
    if case .file = location {
      // With a write-ahead log, a write does not block readers.
      let mode = try first("PRAGMA journal_mode = WAL") { $0.text(at: 0) }
      guard mode == "wal" else { throw .locked(file: path) }
    }
    // Each commit waits for the disk, so it survives a power failure.
    try execute("PRAGMA synchronous = FULL")
    // Apple's fsync leaves data in the drive's cache. Other systems ignore these two settings.
    try execute("PRAGMA fullfsync = ON")
    try execute("PRAGMA checkpoint_fullfsync = ON")
    if let pages = configuration.maximumPageCount {
      try execute("PRAGMA max_page_count = \(pages)")
    }
  }

  deinit {
    // `close_v2` waits until the statements are finalized.
    sqlite3_close_v2(handle)
  }

  /// The number of rows that the last statement changed.
  public var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// The number of rows that this connection has changed.
  var totalChanges: Int { Int(sqlite3_total_changes(handle)) }

  /// The number of statements in the cache.
  var preparedStatementCount: Int { statements.count }

  /// The error of the last call.
  var lastError: StoreError {
    StoreError(
      code: sqlite3_extended_errcode(handle), detail: String(cString: sqlite3_errmsg(handle)),
      path: path)
  }

  /// Returns the prepared statement for `sql`, which is cached.
  func statement(_ sql: String) throws(StoreError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, on: self)
    statements[sql] = statement
    return statement
  }

  /// Runs `body` in a transaction: all its changes are committed, or none.
  ///
  /// - Parameter writes: whether the transaction takes the write lock at its start. A lock that is
  ///   taken later can fail after both of two writers have read.
  func transaction<Value>(
    writes: Bool = true, _ body: (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try execute(writes ? "BEGIN IMMEDIATE" : "BEGIN")
    do {
      let value = try body(self)
      try execute("COMMIT")
      return value
    } catch {
      // If the disk is full, SQLite has already rolled back. If the rollback fails, closing the
      // file undoes the transaction.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }
}

// MARK: Queries

extension Connection {
  /// Runs a statement and ignores its rows.
  ///
  /// - Throws: `StoreError`; roll back the transaction after it.
  @inline(__always)
  public func execute<each Value: ColumnValue>(
    _ sql: String, _ values: repeat each Value
  ) throws(StoreError) {
    let statement = try statement(sql)
    statement.bind(repeat each values)
    try statement.run()
  }

  /// Returns all rows, decoded with `decode`.
  @inline(__always)
  public func all<each Value: ColumnValue, Element>(
    _ sql: String, _ values: repeat each Value,
    decode: (Row) throws(StoreError) -> Element
  ) throws(StoreError) -> [Element] {
    let statement = try statement(sql)
    statement.bind(repeat each values)
    var elements: [Element] = []
    try statement.run { (row) throws(StoreError) in elements.append(try decode(row)) }
    return elements
  }

  /// Returns the first row, decoded with `decode`; nil if there is none.
  @inline(__always)
  public func first<each Value: ColumnValue, Element>(
    _ sql: String, _ values: repeat each Value,
    decode: (Row) throws(StoreError) -> Element
  ) throws(StoreError) -> Element? {
    try all(sql, repeat each values, decode: decode).first
  }

  /// Returns the number in the first column of the first row; 0 if there is none.
  public func number(_ sql: String) throws(StoreError) -> Int {
    try first(sql) { $0.integer(at: 0) } ?? 0
  }
}

extension StoreError {
  /// Creates the error for SQLite's extended result `code`; `detail` is SQLite's message.
  init(code: Int32, detail: String, path: String) {
    self =
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: .locked(file: path)
      case SQLITE_CORRUPT: .corrupt(file: path)
      case SQLITE_NOTADB: .notADatabase(file: path)
      case SQLITE_READONLY, SQLITE_PERM: .readOnly(file: path)
      case SQLITE_FULL: .full(file: path)
      case SQLITE_CANTOPEN: .cannotOpen(file: path, reason: detail)
      default: .failed(file: path, code: Int(code), message: detail)
      }
  }
}
