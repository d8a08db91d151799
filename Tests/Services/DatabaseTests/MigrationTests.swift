import Database
import Domain
import Foundation
import TestDoubles
import Testing

@Suite("The schema is brought up to date when a file is opened")
struct MigrationTests {
  @Test("a new file takes every step")
  func newFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.makeStack()
    let plain = try PlainDatabase(folder.database)
    let version = try plain.text("PRAGMA user_version")
    #expect(version == "\(Schema.addressBook.version)")
    let journalMode = try plain.text("PRAGMA journal_mode")
    #expect(journalMode == "wal")
  }

  @Test("a file of every older version keeps what it holds", arguments: [1, 2])
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

  @Test("a step that fails is undone as a whole, and taken again at the next opening")
  func failingStep() throws {
    let folder = try TemporaryFolder()
    let good = Migration(["CREATE TABLE a (x)"])
    let bad = Migration(["CREATE TABLE b (x)", "INSERT INTO nowhere VALUES (1)"])
    #expect(throws: StoreError.self) { try folder.makeStack(schema: Schema([good, bad])) }
    do {
      let plain = try PlainDatabase(folder.database)
      let version = try plain.text("PRAGMA user_version")
      #expect(version == "1")
      let tables = try plain.text("SELECT group_concat(name) FROM sqlite_master")
      #expect(tables == "a")
    }
    let mended = Migration(["CREATE TABLE b (x)"])
    _ = try folder.makeStack(schema: Schema([good, mended]))
    let version = try PlainDatabase(folder.database).text("PRAGMA user_version")
    #expect(version == "2")
  }

  @Test("two programs that open one new file at once take each step once")
  func together() async throws {
    let folder = try TemporaryFolder()
    var configuration = DatabaseConfiguration()
    configuration.followsOtherProcesses = false
    let patient = configuration
    let failures = await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          do {
            _ = try folder.makeStack(configuration: patient)
            return nil as String?
          } catch {
            return "\(error)"
          }
        }
      }
      return await group.reduce(into: [String]()) { $0 += $1.map { [$0] } ?? [] }
    }
    #expect(failures == [])
  }
}
