import CSQLite
import Database
import Foundation
import TestSupport

extension TemporaryFolder {
  /// The URL of the default database file.
  var database: URL { file("contacts.sqlite") }

  /// Opens a stack on ``database``.
  func makeStack(
    schema: Schema = .addressBook, configuration: DatabaseConfiguration = .alone
  ) throws -> DatabaseStack {
    try DatabaseStack(at: .file(database), schema: schema, configuration: configuration)
  }
}

extension DatabaseConfiguration {
  /// A configuration that does not watch the file and does not wait for locks.
  static var alone: DatabaseConfiguration {
    var configuration = DatabaseConfiguration()
    configuration.busyTimeout = 0
    configuration.followsOtherProcesses = false
    return configuration
  }
}

/// A second connection to a database file, like a connection of another program.
/// The class calls SQLite's functions directly.
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

  /// Returns the first column of the first row as text.
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
