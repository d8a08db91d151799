import Domain

/// The tables of a database, as a list of migrations from an empty file.
///
/// The file's version (`PRAGMA user_version`) is the number of migrations that have run. Never edit
/// a migration after its release; add a new one at the end.
///
/// The mark in the file's header (`PRAGMA application_id`) protects the files of other programs
/// from these migrations.
public struct Schema: Sendable {
  /// The migrations, the oldest first.
  public var migrations: [Migration]
  /// The number that marks the files of this program; 0 for no mark.
  let mark: Int
  /// The tables that identify this program's oldest files, which have no mark.
  let unmarkedTables: Set<String>

  /// Creates a schema.
  ///
  /// - Parameter unmarkedTables: tables that identify older files without a mark.
  public init(_ migrations: [Migration], mark: Int32 = 0, unmarkedTables: Set<String> = []) {
    self.migrations = migrations
    self.mark = Int(mark)
    self.unmarkedTables = unmarkedTables
  }

  /// The version of a file after the last migration.
  public var version: Int { migrations.count }

  /// Runs the pending migrations, each in its own transaction, and marks the file.
  func migrate(_ connection: Connection) throws(StoreError) {
    while try connection.transaction(writes: false, inspect) != (version, true) {
      try connection.transaction { (connection) throws(StoreError) in
        // Another process may have run the migration while this process waited for the lock.
        let file = try inspect(connection)
        try connection.run("PRAGMA application_id = \(mark)")
        guard file.version < version else { return }
        try migrations[file.version].steps(connection)
        try connection.run("PRAGMA user_version = \(file.version + 1)")
      }
    }
  }

  /// Returns the version of a file, and whether the file has the schema's mark.
  ///
  /// - Throws: `StoreError.foreign` if the file belongs to another program, and
  ///   `StoreError.newerSchema` if the file's version is unknown.
  func inspect(_ connection: Connection) throws(StoreError) -> (version: Int, isMarked: Bool) {
    let foundMark = try connection.number("PRAGMA application_id")
    let found = try connection.number("PRAGMA user_version")
    if foundMark == 0 || foundMark != mark {
      let tables = try connection.all("SELECT name FROM sqlite_master WHERE type = 'table'") {
        $0.text(at: 0)
      }
      guard foundMark == 0, found == 0 ? tables.isEmpty : unmarkedTables.isSubset(of: tables) else {
        throw .foreign(file: connection.path)
      }
    }
    guard (0...version).contains(found) else {
      throw .newerSchema(file: connection.path, found: found, supported: version)
    }
    return (found, foundMark == mark)
  }
}

/// One step from a schema version to the next version.
public struct Migration: Sendable {
  package let steps: @Sendable (Connection) throws(StoreError) -> Void

  /// Creates a migration from a closure, which runs inside a transaction.
  public init(_ steps: @escaping @Sendable (Connection) throws(StoreError) -> Void) {
    self.steps = steps
  }

  /// Creates a migration from SQL statements, which are separated by semicolons.
  public init(_ script: String) {
    self.init { (connection) throws(StoreError) in try connection.run(script) }
  }
}
