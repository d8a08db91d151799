import CSQLite
import Domain

/// One open SQLite handle with its prepared statements, which are kept and used again.
///
/// A connection is not shared: ``DatabaseStack`` lends it to one closure at a time. Statements
/// are written with `?` for each parameter, and every value is bound, never spliced into the SQL:
///
///     let ages = try connection.all("SELECT age FROM cat WHERE name = ?", "Tom") { row in
///       try row.integer(at: 0)
///     }
///
/// Everything here throws `StoreError`, which names the file and what to do.
public final class Connection {
  /// The file's path, for messages.
  let path: String
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens `location`. A second connection to the same `.memory` would see other data.
  ///
  /// - Parameter busyTimeout: How long a statement waits for another process's lock, in
  ///   milliseconds; with 0 it fails at once with the error for "locked".
  init(location: DatabaseLocation, busyTimeout: Int32) throws(StoreError) {
    path = location.path
    let access = location.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let creation = location.isReadOnly ? 0 : SQLITE_OPEN_CREATE
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(
      path, &opened, access | creation | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard let opened, code == SQLITE_OK else {
      sqlite3_close_v2(opened)
      throw StoreError(code: code, detail: String(cString: sqlite3_errstr(code)), path: path)
    }
    handle = opened
    sqlite3_busy_timeout(handle, busyTimeout)
    // SQLite quietly opens a file that it may not write to for reading only.
    if !location.isReadOnly, sqlite3_db_readonly(handle, "main") == 1 {
      throw StoreError(code: SQLITE_READONLY, detail: "no permission to write", path: path)
    }
  }

  deinit {
    // The dictionary's statements are finalised after this line: `close_v2` waits for them.
    sqlite3_close_v2(handle)
  }

  /// How many rows the last insert, update or delete touched.
  public var changedRows: Int { Int(sqlite3_changes(handle)) }

  /// How many rows have been touched since the connection was opened.
  var totalChanges: Int { Int(sqlite3_total_changes(handle)) }

  /// The prepared form of `sql`: made at its first use, then kept as long as the connection.
  func statement(_ sql: String) throws(StoreError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, on: self)
    statements[sql] = statement
    return statement
  }

  /// How many different statements have been prepared and kept.
  var preparedStatementCount: Int { statements.count }

  /// The error that the last call on this connection left behind.
  func lastError() -> StoreError {
    StoreError(
      code: sqlite3_extended_errcode(handle), detail: String(cString: sqlite3_errmsg(handle)),
      path: path)
  }
}
