import Domain

/// Whose file a database is, as its header says it (`PRAGMA application_id`).
///
/// A schema's version alone does not tell: version 0 is a new file, and the file of any program that
/// counts no versions. Taking our steps there would put our tables among another program's.
public struct DatabaseOwner: Hashable, Sendable {
  /// The number in the header; 0 says nothing.
  let identifier: Int
  /// Tables by which a file is known that took its first step before steps wrote the number.
  let tables: Set<String>

  /// The owner with this number.
  ///
  /// - Parameter tables: what its files had before they had the number; none where all have it.
  public init(identifier: Int32, tables: Set<String> = []) {
    self.identifier = Int(identifier)
    self.tables = tables
  }

  /// Nobody in particular: files of schemas that never had a number.
  public static let nobody = DatabaseOwner(identifier: 0)

  /// Whether the file says that it is this owner's. A new file says nothing yet.
  ///
  /// - Throws: `StoreError.foreign` where it is another program's.
  func isNamed(in connection: Connection) throws(StoreError) -> Bool {
    let found = try connection.number("PRAGMA application_id")
    if found != 0 {
      guard found == identifier else { throw .foreign(file: connection.path) }
      return true
    }
    let names = try connection.all("SELECT name FROM sqlite_master WHERE type = 'table'") {
      $0.text(at: 0)
    }
    let isOurs =
      try connection.number("PRAGMA user_version") == 0
      ? names.isEmpty : tables.isSubset(of: names)
    guard isOurs else { throw .foreign(file: connection.path) }
    return identifier == 0
  }

  /// Writes the number into the header.
  func name(_ connection: Connection) throws(StoreError) {
    try connection.execute("PRAGMA application_id = \(identifier)")
  }
}
