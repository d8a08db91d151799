import Domain

/// The tables that a program knows, told as the steps that lead to them from an empty file.
///
/// The file's version (`PRAGMA user_version`) is the number of steps that it has taken. A step that
/// was shipped is never edited: files that took it would differ for ever. A change is a new step at
/// the end.
public struct Schema: Sendable {
  /// The steps, the oldest first.
  public let migrations: [Migration]
  /// Whose files they lead to.
  public let owner: DatabaseOwner

  /// The schema that these steps lead to, in files of `owner`.
  public init(_ migrations: [Migration], owner: DatabaseOwner = .nobody) {
    self.migrations = migrations
    self.owner = owner
  }

  /// The version of a file that has taken every step.
  public var version: Int { migrations.count }

  /// Takes the steps that the file has not taken yet, each in a transaction of its own.
  ///
  /// - Throws: what ``isComplete(in:)`` throws; nothing is changed then.
  func migrate(_ connection: Connection) throws(StoreError) {
    while try !isComplete(in: connection) {
      try connection.transaction { (connection) throws(StoreError) in
        // Asked again under the write lock: another process may have taken the step meanwhile.
        if try !owner.isNamed(in: connection) { try owner.name(connection) }
        guard let step = try pendingStep(of: connection) else { return }
        try migrations[step].steps(connection)
        try connection.execute("PRAGMA user_version = \(step + 1)")
      }
    }
  }

  /// Checks that a file that may not be changed has taken every step.
  func check(_ connection: Connection) throws(StoreError) {
    if try pendingStep(of: connection) != nil { throw .readOnly(file: connection.path) }
  }

  /// Whether there is nothing left to write: every step is taken, and the file says whose it is.
  ///
  /// - Throws: `StoreError.foreign` where it is another program's; `StoreError.newerSchema` where it
  ///   has taken steps that this program does not know.
  @discardableResult
  func isComplete(in connection: Connection) throws(StoreError) -> Bool {
    try connection.snapshot { (connection) throws(StoreError) in
      let isNamed = try owner.isNamed(in: connection)
      return try pendingStep(of: connection) == nil && isNamed
    }
  }

  /// The index of the step to take next; nil where all are taken.
  private func pendingStep(of connection: Connection) throws(StoreError) -> Int? {
    let found = try connection.number("PRAGMA user_version")
    guard found >= 0, found <= version else {
      throw .newerSchema(file: connection.path, found: found, supported: version)
    }
    return found < version ? found : nil
  }
}
