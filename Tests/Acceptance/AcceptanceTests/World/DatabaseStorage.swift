import Database
import Domain
import Foundation

/// A real database in a folder of its own, which goes with the object.
///
/// The massive variant leaves no other way: it takes no store, so that a world without a disk cannot
/// be handed to it, and a store that fails has to be a file that does. Faults are made in the file:
/// a trigger that refuses writes, a table that is called otherwise for a while.
@MainActor
final class DatabaseStorage: Storage {
  let location: DatabaseLocation
  private let folder: URL
  private let collation: any NameCollation
  private var stack: DatabaseStack
  private(set) var store: any PeopleStore
  var core: AnyObject { stack }

  init(_ people: [Person], collation: any NameCollation) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "acceptance-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    location = .file(folder.appending(path: "people.sqlite"))
    self.collation = collation
    stack = try DatabaseStack(at: location, schema: .addressBook)
    store = try await SQLitePeopleStore(stack, collation: collation)
    try await store.save(people)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func adopt(_ database: DatabaseStack) async throws {
    stack = database
    store = try await SQLitePeopleStore(database, collation: collation)
  }

  func failWrites(because reason: String?) async throws {
    try await stack.write(to: []) { (connection) throws(StoreError) in
      for event in ["INSERT", "UPDATE", "DELETE"] {
        try connection.execute("DROP TRIGGER IF EXISTS refuse_\(event)")
        guard let reason else { continue }
        try connection.execute(
          """
          CREATE TRIGGER refuse_\(event) BEFORE \(event) ON person
          BEGIN SELECT RAISE(ABORT, '\(reason)'); END
          """)
      }
    }
  }

  func failReads(_ fails: Bool) async throws {
    try await stack.write(to: [.person]) { (connection) throws(StoreError) in
      try connection.execute(
        fails ? "ALTER TABLE person RENAME TO away" : "ALTER TABLE away RENAME TO person")
      // A definition counts as no changed row, and nobody would be told.
      try connection.execute(
        "INSERT OR REPLACE INTO sort_keys (table_name, collation) VALUES ('away', '')")
    }
  }

  func mark(_ marks: [Person.ID: SyncMark]) async throws {
    try await stack.write(to: [.person, "outbox"]) { (connection) throws(StoreError) in
      try connection.execute("DELETE FROM outbox")
      for (id, mark) in marks {
        switch mark {
        case .synced: break
        case .waiting:
          try connection.execute("INSERT INTO outbox (person) VALUES (?)", id)
        case .refused(let reason):
          try connection.execute(
            "INSERT INTO outbox (person, refusal) VALUES (?, ?)", id, reason)
        }
      }
    }
  }
}
