import Database
import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@Suite("Read-only files")
struct ReadOnlyTests {
  /// Creates a folder with a closed database that contains one person.
  private func makeFolder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let store = try await SQLitePeopleStore(folder.makeStack(), collation: AlphabetCollation())
    try await store.save([.ada])
    return folder
  }

  @Test("a read-only file can be read, even with another collation")
  func reads() async throws {
    let folder = try await makeFolder()
    let stack = try DatabaseStack(at: .readOnly(folder.database), schema: .addressBook)
    let store = try await SQLitePeopleStore(
      stack, collation: AlphabetCollation(isReversed: true))
    let people = try await store.people(in: .lastName).map(\.person)
    #expect(people == [.ada])
    let found = try await store.person(Person.ada.id)
    #expect(found == .ada)
  }

  @Test("a write to a read-only file throws `readOnly`")
  func refuses() async throws {
    let folder = try await makeFolder()
    let stack = try DatabaseStack(at: .readOnly(folder.database), schema: .addressBook)
    let store = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    await #expect(throws: StoreError.readOnly(file: folder.database.path)) {
      try await store.save([.grace])
    }
    await #expect(throws: StoreError.readOnly(file: folder.database.path)) {
      try await store.delete([Person.ada.id])
    }
    let people = try await store.people(in: .lastName)
    #expect(people.count == 1)
  }

  @Test("opening a file with an older schema as read-only throws `readOnly`")
  func olderSchema() throws {
    let folder = try TemporaryFolder()
    _ = try folder.makeStack(schema: Schema(Array(Schema.addressBook.migrations.prefix(2))))
    #expect(throws: StoreError.readOnly(file: folder.database.path)) {
      try DatabaseStack(at: .readOnly(folder.database), schema: .addressBook)
    }
  }

  @Test("opening a missing file as read-only throws an error and creates no file")
  func mustExist() throws {
    let folder = try TemporaryFolder()
    #expect(throws: StoreError.self) {
      try DatabaseStack(at: .readOnly(folder.database), schema: .addressBook)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.database.path))
  }

  @Test("on a read-only stack, `checkForExternalChanges()` delivers another stack's commit")
  @MainActor
  func externalChanges() async throws {
    let folder = try await makeFolder()
    let stack = try DatabaseStack(at: .readOnly(folder.database), schema: .addressBook)
    let viewer = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    let deliveries = Deliveries<[PersonRow]>()
    let token = viewer.observePeople(in: .lastName, deliveries.receive)
    let atFirst = try await deliveries.next()
    #expect(atFirst.count == 1)
    let writer = try await SQLitePeopleStore(folder.makeStack(), collation: AlphabetCollation())
    try await writer.save([.grace])
    try await stack.checkForExternalChanges()
    let counts = try deliveries.all.map { try $0.get().count }
    #expect(counts == [1, 2])
    withExtendedLifetime(token) {}
  }

  #if !os(iOS)  // iOS has no exit tests.
    /// The root user may write to every file, so a child process that runs as root changes its
    /// user.
    @Test("opening a file without write permission throws `readOnly`")
    func noPermission() async throws {
      let folder = try await makeFolder()
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
      try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.database.path)
      let path = folder.database.path
      await #expect(processExitsWith: .success) { [path = path as String] in
        let nobody: UInt32 = 65_534
        if geteuid() == 0, setgid(nobody) != 0 || setuid(nobody) != 0 { exit(3) }
        do throws(StoreError) {
          _ = try DatabaseStack(at: .file(URL(filePath: path)), schema: .addressBook)
          exit(1)
        } catch {
          exit(error == .readOnly(file: path) ? EXIT_SUCCESS : 2)
        }
      }
    }
  #endif
}

@Suite("The write-ahead log")
struct OneFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the people in a copy of the file without its log.
  private func peopleInCopy() async throws -> [Person] {
    let copy = folder.database.appendingPathExtension("copy")
    try FileManager.default.copyItem(at: folder.database, to: copy)
    let store = try await SQLitePeopleStore(
      try DatabaseStack(at: .file(copy), schema: .addressBook), collation: AlphabetCollation())
    return try await store.people(in: .lastName).map(\.person)
  }

  @Test("after `emptyLog()`, a copy of the file without its log contains all people")
  func emptied() async throws {
    let stack = try folder.makeStack()
    let store = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    try await store.save([.ada])
    await stack.emptyLog()
    let people = try await peopleInCopy()
    #expect(people == [.ada])
    try await store.save([.grace])
    let count = try await store.people(in: .lastName).count
    #expect(count == 2)
  }

  @Test("`emptyLog()` loses nothing while another connection reads the log")
  func inUse() async throws {
    let stack = try folder.makeStack()
    let store = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    try await store.save([.ada])
    let reader = try PlainDatabase(folder.database)
    try reader.run("BEGIN")
    try reader.run("SELECT count(*) FROM sqlite_schema")
    try await store.save([.grace])
    await stack.emptyLog()
    try reader.run("COMMIT")
    let count = try await store.people(in: .lastName).count
    #expect(count == 2)
  }
}
