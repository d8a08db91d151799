import Database
import Domain
import Foundation
import TestDoubles
import Testing

@Suite("A file says whose it is, and another program's is left alone")
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

  @Test("a new file is named")
  func named() throws {
    let folder = try TemporaryFolder()
    _ = try folder.makeStack()
    let number = try PlainDatabase(folder.database).text("PRAGMA application_id")
    #expect(number == "\(0x556E_4D61)")
    _ = try folder.makeStack()
  }

  @Test(
    "refused: another program's number, tables before the first step, versions of other tables",
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

  @Test("an older file of ours, which does not say so, is opened and named", arguments: [1, 2, 3])
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
      // Nothing has to be written to read it, and nothing is.
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

  @Test("an empty file, and one from which everything was removed, is as good as a new one")
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
