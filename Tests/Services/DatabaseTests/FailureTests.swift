import CSQLite
import Database
import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@Suite("Errors for unusable files")
struct FailureTests {
  @Test("opening a file that is not a database throws `notADatabase`")
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

  @Test("reading damaged pages throws `corrupt`")
  func corrupt() async throws {
    let folder = try TemporaryFolder()
    do {
      let store = try await SQLitePeopleStore(
        folder.makeStack(), collation: AlphabetCollation())
      try await store.save((0..<500).map { .named("P", "\($0)") })
    }
    var bytes = try Data(contentsOf: folder.database)
    // The first page is intact and the other pages are overwritten.
    for index in 4_096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
    try bytes.write(to: folder.database)
    await #expect(throws: StoreError.corrupt(file: folder.database.path)) {
      let store = try await SQLitePeopleStore(
        folder.makeStack(), collation: AlphabetCollation())
      _ = try await store.people(in: .lastName)
    }
  }

  @Test(
    "reading an invalid identifier or date throws `corrupt`",
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

  @Test("opening a folder, or a file in a missing folder, throws `cannotOpen`")
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

  @Test("opening a file with a newer schema throws `newerSchema` and does not change the file")
  func newerSchema() throws {
    let folder = try TemporaryFolder()
    var schema = Schema.addressBook
    let known = schema.version
    schema.migrations.append(Migration(""))
    _ = try folder.makeStack(schema: schema)
    let before = try Data(contentsOf: folder.database)
    let error = StoreError.newerSchema(
      file: folder.database.path, found: known + 1, supported: known)
    #expect(throws: error) { try folder.makeStack(schema: .addressBook) }
    let after = try Data(contentsOf: folder.database)
    #expect(after == before)
  }

  @Test("a write throws `locked` if another connection holds the write lock")
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
    // An open write transaction does not block readers.
    let meanwhile = try await store.people(in: .lastName).map(\.person)
    #expect(meanwhile == [.ada])
    try other.run("COMMIT")
    try await store.save([.grace])
    let afterwards = try await store.people(in: .lastName).map(\.person)
    #expect(afterwards == [.grace, .ada])
  }

  @Test("opening throws `locked` if another connection holds an exclusive lock")
  func lockedAtOpening() throws {
    let folder = try TemporaryFolder()
    let other = try PlainDatabase(folder.database)
    try other.run("CREATE TABLE t (x)")
    try other.run("BEGIN EXCLUSIVE")
    #expect(throws: StoreError.locked(file: folder.database.path)) { try folder.makeStack() }
  }

  @Test("an error's description contains the file's path and a solution")
  func sentence() throws {
    let folder = try TemporaryFolder()
    try Data("no database".utf8).write(to: folder.database)
    let error = #expect(throws: StoreError.self) { try folder.makeStack() }
    #expect(error?.description.contains(folder.database.path) == true)
    #expect(error?.description.contains("Choose another file") == true)
  }
}

@Suite("A full disk")
struct DiskFullTests {
  /// Returns a store whose file is limited to 32 pages.
  private func makeStore(in folder: TemporaryFolder) async throws -> SQLitePeopleStore {
    var configuration = DatabaseConfiguration.alone
    configuration.maximumPageCount = 32
    return try await SQLitePeopleStore(
      folder.makeStack(configuration: configuration), collation: AlphabetCollation())
  }

  @Test("a save beyond the size limit changes nothing, and a smaller save afterwards succeeds")
  func refusedAsAWhole() async throws {
    let folder = try TemporaryFolder()
    let store = try await makeStore(in: folder)
    try await store.save([.ada])
    await #expect(throws: StoreError.full(file: folder.database.path)) {
      try await store.save((0..<2_000).map { .named("Somebody", "Number \($0)") })
    }
    var people = try await store.people(in: .lastName).map(\.person)
    #expect(people == [.ada])
    try await store.save([.grace])
    people = try await store.people(in: .lastName).map(\.person)
    #expect(people == [.grace, .ada])
    let integrity = try PlainDatabase(folder.database).text("PRAGMA integrity_check")
    #expect(integrity == "ok")
  }

  @Test("a save beyond the size limit calls no observer")
  @MainActor
  func noObserverIsCalled() async throws {
    let folder = try TemporaryFolder()
    let store = try await makeStore(in: folder)
    let deliveries = Deliveries<[PersonRow]>()
    let token = store.observePeople(in: .lastName, deliveries.receive)
    _ = try await deliveries.next()
    await #expect(throws: StoreError.full(file: folder.database.path)) {
      try await store.save((0..<2_000).map { .named("Somebody", "Number \($0)") })
    }
    #expect(deliveries.all.count == 1)
    withExtendedLifetime(token) {}
  }

  @Test("after a migration beyond the size limit, the file has the previous schema version")
  func migrationRefused() throws {
    let folder = try TemporaryFolder()
    var configuration = DatabaseConfiguration.alone
    configuration.maximumPageCount = 4
    let small = Migration("CREATE TABLE a (x)")
    let large = Migration("CREATE TABLE b (x); INSERT INTO b VALUES (zeroblob(100000))")
    #expect(throws: StoreError.full(file: folder.database.path)) {
      try folder.makeStack(schema: Schema([small, large]), configuration: configuration)
    }
    let plain = try PlainDatabase(folder.database)
    let version = try plain.text("PRAGMA user_version")
    #expect(version == "1")
    let tables = try plain.text("SELECT group_concat(name) FROM sqlite_master")
    #expect(tables == "a")
  }
}
