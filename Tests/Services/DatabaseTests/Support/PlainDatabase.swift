import CSQLite
import Foundation

/// A second connection to a file, as another program would have it: SQLite's own functions, and
/// nothing of the kit's.
final class PlainDatabase {
  struct Failure: Error { let code: Int32 }

  private var handle: OpaquePointer?

  init(_ url: URL) throws {
    let code = sqlite3_open(url.path, &handle)
    guard code == SQLITE_OK else { throw Failure(code: code) }
  }

  deinit {
    sqlite3_close(handle)
  }

  func run(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw Failure(code: code) }
  }

  /// The first column of the first row, as text.
  func text(_ sql: String) throws -> String {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, sqlite3_step(statement) == SQLITE_ROW else {
      throw Failure(code: code)
    }
    return sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? ""
  }
}
