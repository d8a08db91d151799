import Database
import Domain
import Foundation
import TestDoubles
import Testing

@Suite("A file that is only read")
struct ReadOnlyTests {
  /// A folder with a database of one person, closed again.
  private func makeFolder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let store = try await SQLitePeopleStore(folder.makeStack(), collation: AlphabetCollation())
    try await store.save([.ada])
    return folder
  }

  @Test("shows its rows, in the order it was written in")
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

  @Test("refuses to be written")
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

  @Test("is refused while its schema is older, for a step would have to be written")
  func olderSchema() throws {
    let folder = try TemporaryFolder()
    _ = try folder.makeStack(schema: Schema(Array(Schema.addressBook.migrations.prefix(2))))
    #expect(throws: StoreError.readOnly(file: folder.database.path)) {
      try DatabaseStack(at: .readOnly(folder.database), schema: .addressBook)
    }
  }

  @Test("must exist")
  func mustExist() throws {
    let folder = try TemporaryFolder()
    #expect(throws: StoreError.self) {
      try DatabaseStack(at: .readOnly(folder.database), schema: .addressBook)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.database.path))
  }

  @Test("follows a writer when it is told to look")
  @MainActor
  func looks() async throws {
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

  @Test(
    "without the right to write it, opening says so",
    .enabled(if: geteuid() != 0, "the administrator may write everything"))
  func noRight() async throws {
    let folder = try await makeFolder()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.database.path)
    #expect(throws: StoreError.readOnly(file: folder.database.path)) { try folder.makeStack() }
  }
}
