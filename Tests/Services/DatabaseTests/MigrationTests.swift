import Database
import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@Suite("Migrations")
struct MigrationTests {
  @Test("opening a new file runs all migrations")
  func newFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.makeStack()
    let plain = try PlainDatabase(folder.database)
    let version = try plain.text("PRAGMA user_version")
    #expect(version == "\(Schema.addressBook.version)")
    let journalMode = try plain.text("PRAGMA journal_mode")
    #expect(journalMode == "wal")
  }

  @Test("migrating an older file keeps its data", arguments: 1..<Schema.addressBook.version)
  func olderFile(version: Int) async throws {
    let folder = try TemporaryFolder()
    let older = Schema(Array(Schema.addressBook.migrations.prefix(version)))
    _ = try folder.makeStack(schema: older)
    let plain = try PlainDatabase(folder.database)
    try plain.run(
      """
      INSERT INTO person (id, first_name, last_name, birthday) VALUES
        (x'00000000000040008000000000000001', 'Ada', 'Lovelace', 18151210),
        (x'00000000000040008000000000000002', 'Grace', 'Hopper', 19061209);
      INSERT INTO shopping_list (id, title) VALUES
        (x'00000000000040008000000000000007', 'tea'),
        (x'00000000000040008000000000000008', 'Apples');
      """)

    let stack = try folder.makeStack()
    let people = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    let byLastName = try await people.people(in: .lastName).map(\.person)
    #expect(byLastName == [.grace, .ada])
    let sections = try await people.people(in: .firstName).map(\.section)
    #expect(sections == ["A", "G"])
    let lists = try await SQLiteShoppingListStore(stack, collation: AlphabetCollation())
    let titles = try await lists.lists().map(\.title)
    #expect(titles == ["Apples", "tea"])
  }

  @Test("a failed migration is rolled back and runs again when the file is opened again")
  func failingStep() throws {
    let folder = try TemporaryFolder()
    let good = Migration("CREATE TABLE a (x)")
    let bad = Migration("CREATE TABLE b (x); INSERT INTO nowhere VALUES (1)")
    #expect(throws: StoreError.self) { try folder.makeStack(schema: Schema([good, bad])) }
    do {
      let plain = try PlainDatabase(folder.database)
      let version = try plain.text("PRAGMA user_version")
      #expect(version == "1")
      let tables = try plain.text("SELECT group_concat(name) FROM sqlite_master")
      #expect(tables == "a")
    }
    let mended = Migration("CREATE TABLE b (x)")
    _ = try folder.makeStack(schema: Schema([good, mended]))
    let version = try PlainDatabase(folder.database).text("PRAGMA user_version")
    #expect(version == "2")
  }

  @Test("each migration runs once if four stacks open a new file at the same time")
  func together() async throws {
    let folder = try TemporaryFolder()
    var configuration = DatabaseConfiguration()
    configuration.followsOtherProcesses = false
    let patient = configuration
    let schema = Schema([
      Migration("CREATE TABLE IF NOT EXISTS run (x)"), Migration("INSERT INTO run VALUES (1)"),
    ])
    let failures = await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          do {
            _ = try folder.makeStack(schema: schema, configuration: patient)
            return nil as String?
          } catch {
            return "\(error)"
          }
        }
      }
      return await group.reduce(into: [String]()) { $0 += $1.map { [$0] } ?? [] }
    }
    #expect(failures == [])
    let runs = try PlainDatabase(folder.database).text("SELECT count(*) FROM run")
    #expect(runs == "1")
  }
}

@Suite("The owner of a file")
struct OwnerTests {
  private func expectForeign(
    _ folder: TemporaryFolder, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try Data(contentsOf: folder.database)
    let error = StoreError.foreign(file: folder.database.path)
    #expect(throws: error, sourceLocation: sourceLocation) { try folder.makeStack() }
    #expect(throws: error, sourceLocation: sourceLocation) {
      try DatabaseStack(at: .readOnly(folder.database), schema: .addressBook)
    }
    let after = try Data(contentsOf: folder.database)
    #expect(after == before, sourceLocation: sourceLocation)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left == [folder.database.lastPathComponent], sourceLocation: sourceLocation)
  }

  @Test("a new file stores the schema owner's `application_id`")
  func named() throws {
    let folder = try TemporaryFolder()
    _ = try folder.makeStack()
    let number = try PlainDatabase(folder.database).text("PRAGMA application_id")
    #expect(number == "\(0x556E_4D61)")
    _ = try folder.makeStack()
  }

  @Test(
    "opening another program's file throws `foreign` and does not change the file",
    arguments: [
      "PRAGMA application_id = 1",
      "PRAGMA application_id = -1; CREATE TABLE person (x)",
      "CREATE TABLE cat (name)",
      "CREATE TABLE cat (name); PRAGMA user_version = 1",
      "CREATE TABLE person (name); PRAGMA user_version = 3",
      "CREATE TABLE cat (name); PRAGMA user_version = 99",
    ])
  func foreign(_ sql: String) throws {
    let folder = try TemporaryFolder()
    do { try PlainDatabase(folder.database).run(sql) }
    try expectForeign(folder)
  }

  @Test(
    "opening an older file for writing sets its missing `application_id`",
    arguments: 1...Schema.addressBook.version)
  func older(version: Int) async throws {
    let folder = try TemporaryFolder()
    let older = Schema(Array(Schema.addressBook.migrations.prefix(version)))
    _ = try folder.makeStack(schema: older)
    do {
      let plain = try PlainDatabase(folder.database)
      let number = try plain.text("PRAGMA application_id")
      #expect(number == "0")
      try plain.run(
        """
        INSERT INTO person (id, first_name, last_name, birthday)
        VALUES (x'00000000000040008000000000000001', 'Ada', 'Lovelace', 18151210)
        """)
    }
    if version == Schema.addressBook.version {
      // Opening the file as read-only does not set the application ID.
      _ = try DatabaseStack(at: .readOnly(folder.database), schema: .addressBook)
      let number = try PlainDatabase(folder.database).text("PRAGMA application_id")
      #expect(number == "0")
    }
    let store = try await SQLitePeopleStore(folder.makeStack(), collation: AlphabetCollation())
    let people = try await store.people(in: .lastName).map(\.person)
    #expect(people == [.ada])
    let number = try PlainDatabase(folder.database).text("PRAGMA application_id")
    #expect(number == "\(0x556E_4D61)")
  }

  @Test("a file without tables is treated as a new file")
  func empty() throws {
    for sql in ["", "CREATE TABLE cat (name); DROP TABLE cat"] {
      let folder = try TemporaryFolder()
      do { try PlainDatabase(folder.database).run(sql) }
      _ = try folder.makeStack()
      let version = try PlainDatabase(folder.database).text("PRAGMA user_version")
      #expect(version == "\(Schema.addressBook.version)")
    }
  }
}
