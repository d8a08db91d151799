import Collation
import Database
import Domain
import Foundation

/// The database of the program that is killed, as seen from outside.
struct DeviceFile {
  /// What is in it.
  struct Contents {
    var people: [Person.ID: PersonInfo]
    /// Who was deleted here, and is still at the server as far as is known.
    var deletions: Set<Person.ID>
    /// Who waits or was refused.
    var open: Set<Person.ID>
  }

  let url: URL
  private let collation = SystemNameCollation(locale: Locale(identifier: "en_US"))

  init(url: URL) {
    self.url = url
  }

  /// Makes a database of an older version, or of today's.
  func make(version: Int, people: [Person]) async throws {
    guard version > 0 else { return }
    let whole = Schema.addressBook
    let stack = try DatabaseStack(
      at: .file(url), schema: Schema(Array(whole.migrations.prefix(version))))
    let store = try await SQLitePeopleStore(
      stack, collation: collation, keepsOutbox: version == whole.version)
    try await store.save(people)
  }

  /// What a kill has left in the file, which stays as it is: a copy is opened.
  func contentsOfCopy(in folder: URL) async throws -> Contents {
    let files = FileManager.default
    let copy = DeviceFile(url: folder.appending(path: "copy.sqlite"))
    // The log belongs to the database; the index of the log is made anew.
    for ending in ["", "-wal"] where files.fileExists(atPath: url.path + ending) {
      try files.copyItem(atPath: url.path + ending, toPath: copy.url.path + ending)
    }
    return try await copy.contents()
  }

  /// What is in the file, which has to be sound.
  func contents() async throws -> Contents {
    var configuration = DatabaseConfiguration()
    configuration.followsOtherProcesses = false
    let stack = try DatabaseStack(
      at: .file(url), schema: .addressBook, configuration: configuration)
    let findings = try stack.read { (connection) throws(StoreError) in
      try connection.all("PRAGMA integrity_check") { $0.text(at: 0) }
    }
    guard findings == ["ok"] else { throw CycleFault(findings.joined(separator: "; ")) }
    let store = try await SQLitePeopleStore(stack, collation: collation, keepsOutbox: true)
    let rows = try await store.people(in: .lastName)
    guard try await store.people(in: .firstName).count == rows.count else {
      throw CycleFault("the two orders list different people")
    }
    let deletions = try stack.read { (connection) throws(StoreError) in
      try connection.all(Self.deleted) { (row) throws(StoreError) in
        try row.identifier(at: 0, of: Person.self)
      }
    }
    return Contents(
      people: Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.person.info) }),
      deletions: Set(deletions), open: Set(rows.filter { $0.mark != .synced }.map(\.id)))
  }

  private static let deleted =
    "SELECT id FROM person_base WHERE id NOT IN (SELECT id FROM person)"
}
