import CSQLite
import Database
import Domain
import Foundation
import TestDoubles
import Testing

@Suite("A file that cannot be used is answered with an error that names it")
struct FailureTests {
  @Test("bytes that are no database")
  func notADatabase() throws {
    let folder = try TemporaryFolder()
    let notes = Data(String(repeating: "Milk, eggs, and a dozen buns.\n", count: 200).utf8)
    try notes.write(to: folder.database)
    #expect(throws: StoreError.notADatabase(file: folder.database.path)) {
      try folder.makeStack()
    }
    let bytes = try Data(contentsOf: folder.database)
    #expect(bytes == notes)
  }

  @Test("a database with damaged pages")
  func corrupt() async throws {
    let folder = try TemporaryFolder()
    do {
      let store = try await SQLitePeopleStore(
        folder.makeStack(), collation: AlphabetCollation())
      try await store.save((0..<500).map { .named("P", "\($0)") })
    }
    var bytes = try Data(contentsOf: folder.database)
    // The first page says that this is a database; what follows it is now noise.
    for index in 4_096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
    try bytes.write(to: folder.database)
    await #expect(throws: StoreError.corrupt(file: folder.database.path)) {
      let store = try await SQLitePeopleStore(
        folder.makeStack(), collation: AlphabetCollation())
      _ = try await store.people(in: .lastName)
    }
  }

  @Test(
    "a row that holds no identifier, or no day of the calendar",
    arguments: ["id = x'00'", "birthday = 20260230"])
  func damagedRow(change: String) async throws {
    let folder = try TemporaryFolder()
    let stack = try folder.makeStack()
    let store = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    try await store.save([.ada])
    try await stack.write(to: [.person]) { (connection) throws(StoreError) in
      try connection.execute("UPDATE person SET \(change)")
    }
    await #expect(throws: StoreError.corrupt(file: folder.database.path)) {
      try await store.people(in: .lastName)
    }
  }

  @Test("a folder that does not exist, and a folder in the file's place")
  func cannotOpen() throws {
    let folder = try TemporaryFolder()
    for url in [folder.url.appending(path: "nowhere/contacts.sqlite"), folder.url] {
      let error = #expect(throws: StoreError.self) {
        try DatabaseStack(at: .file(url), schema: .addressBook)
      }
      guard case .cannotOpen(url.path, _)? = error else {
        Issue.record("\(String(describing: error)) is another error")
        continue
      }
    }
  }

  @Test("a file written by a newer version, which stays as it is")
  func newerSchema() throws {
    let folder = try TemporaryFolder()
    let (schema, known) = (Schema.addressBook, Schema.addressBook.version)
    _ = try folder.makeStack(
      schema: Schema(schema.migrations + [Migration([])], owner: schema.owner))
    let before = try Data(contentsOf: folder.database)
    let error = StoreError.newerSchema(
      file: folder.database.path, found: known + 1, supported: known)
    #expect(throws: error) { try folder.makeStack(schema: .addressBook) }
    let after = try Data(contentsOf: folder.database)
    #expect(after == before)
  }

  @Test("a lock that another connection holds for longer than the stack waits")
  func locked() async throws {
    let folder = try TemporaryFolder()
    let stack = try folder.makeStack()
    let store = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    try await store.save([.ada])
    let other = try PlainDatabase(folder.database)
    try other.run("BEGIN IMMEDIATE")
    await #expect(throws: StoreError.locked(file: folder.database.path)) {
      try await store.save([.grace])
    }
    // Readers are not held up by a writer.
    let meanwhile = try await store.people(in: .lastName).map(\.person)
    #expect(meanwhile == [.ada])
    try other.run("COMMIT")
    try await store.save([.grace])
    let afterwards = try await store.people(in: .lastName).map(\.person)
    #expect(afterwards == [.grace, .ada])
  }

  @Test("a lock that is there when the file is opened")
  func lockedAtOpening() throws {
    let folder = try TemporaryFolder()
    let other = try PlainDatabase(folder.database)
    try other.run("CREATE TABLE t (x)")
    try other.run("BEGIN EXCLUSIVE")
    #expect(throws: StoreError.locked(file: folder.database.path)) { try folder.makeStack() }
  }

  @Test("an error's sentence names the file and says what to do")
  func sentence() throws {
    let folder = try TemporaryFolder()
    try Data("no database".utf8).write(to: folder.database)
    let error = #expect(throws: StoreError.self) { try folder.makeStack() }
    #expect(error?.description.contains(folder.database.path) == true)
    #expect(error?.description.contains("choose another file") == true)
  }
}
