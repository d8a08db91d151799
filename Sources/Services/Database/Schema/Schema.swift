import Domain

/// The tables of a database, as a list of migrations from an empty file.
///
/// The file's version (`PRAGMA user_version`) is the number of migrations that have run. Never edit
/// a migration after its release; add a new one at the end.
public struct Schema: Sendable {
  /// The migrations, the oldest first.
  public let migrations: [Migration]
  /// The owner of the files.
  public let owner: DatabaseOwner

  /// Creates a schema.
  public init(_ migrations: [Migration], owner: DatabaseOwner = .unmarked) {
    self.migrations = migrations
    self.owner = owner
  }

  /// The version of a file after the last migration.
  public var version: Int { migrations.count }

  /// Runs the pending migrations, each in its own transaction.
  func migrate(_ connection: Connection) throws(StoreError) {
    while try !isComplete(in: connection) {
      try connection.transaction { (connection) throws(StoreError) in
        // Another process may have run the migration before this one had the write lock.
        if try !owner.isMarked(in: connection) { try owner.mark(connection) }
        guard let step = try pendingStep(of: connection) else { return }
        try migrations[step].steps(connection)
        try connection.execute("PRAGMA user_version = \(step + 1)")
      }
    }
  }

  /// Checks that a read-only file needs no migration.
  func check(_ connection: Connection) throws(StoreError) {
    if try pendingStep(of: connection) != nil { throw .readOnly(file: connection.path) }
  }

  /// Returns whether all migrations have run and the file has its owner's mark.
  ///
  /// - Throws: `StoreError.foreign` if the file belongs to another program, and
  ///   `StoreError.newerSchema` if its version is unknown.
  @discardableResult
  func isComplete(in connection: Connection) throws(StoreError) -> Bool {
    try connection.transaction(writes: false) { (connection) throws(StoreError) in
      let isMarked = try owner.isMarked(in: connection)
      return try pendingStep(of: connection) == nil && isMarked
    }
  }

  private func pendingStep(of connection: Connection) throws(StoreError) -> Int? {
    let found = try connection.number("PRAGMA user_version")
    guard found >= 0, found <= version else {
      throw .newerSchema(file: connection.path, found: found, supported: version)
    }
    return found < version ? found : nil
  }
}

/// One step from a version of the schema to the next.
public struct Migration: Sendable {
  package let steps: @Sendable (Connection) throws(StoreError) -> Void

  /// Creates a migration from a closure, which runs inside a transaction.
  public init(_ steps: @escaping @Sendable (Connection) throws(StoreError) -> Void) {
    self.steps = steps
  }

  /// Creates a migration from SQL statements.
  public init(_ statements: [String]) {
    self.init { (connection) throws(StoreError) in
      for statement in statements { try connection.execute(statement) }
    }
  }
}

/// The program that owns a database file, as marked in the file's header.
///
/// The mark (`PRAGMA application_id`) keeps migrations away from another program's file.
public struct DatabaseOwner: Hashable, Sendable {
  /// The mark; 0 for none.
  let identifier: Int
  /// The tables of the owner's first files, which had no mark.
  let tables: Set<String>

  /// Creates an owner.
  ///
  /// - Parameter tables: tables that identify older files without a mark.
  public init(identifier: Int32, tables: Set<String> = []) {
    self.identifier = Int(identifier)
    self.tables = tables
  }

  /// The owner of files without a mark.
  public static let unmarked = DatabaseOwner(identifier: 0)

  /// Returns whether the file has the mark; false for a new file.
  ///
  /// - Throws: `StoreError.foreign` if the file belongs to another program.
  func isMarked(in connection: Connection) throws(StoreError) -> Bool {
    let found = try connection.number("PRAGMA application_id")
    if found == identifier, found != 0 { return true }
    let names = try connection.all("SELECT name FROM sqlite_master WHERE type = 'table'") {
      $0.text(at: 0)
    }
    let isNew = try connection.number("PRAGMA user_version") == 0
    guard found == 0, isNew ? names.isEmpty : tables.isSubset(of: names) else {
      throw .foreign(file: connection.path)
    }
    return identifier == 0
  }

  /// Writes the mark.
  func mark(_ connection: Connection) throws(StoreError) {
    try connection.execute("PRAGMA application_id = \(identifier)")
  }
}
