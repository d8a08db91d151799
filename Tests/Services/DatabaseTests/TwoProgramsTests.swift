import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@testable import Database

@Suite("Two programs on one file", .timeLimit(.minutes(3)))
@MainActor
struct TwoProgramsTests {
  /// Creates a store whose stack watches its file.
  private func makeWatching(_ folder: TemporaryFolder) async throws -> SQLitePeopleStore {
    let stack = try DatabaseStack(at: .file(folder.database), schema: .addressBook)
    return try await SQLitePeopleStore(stack, collation: AlphabetCollation())
  }

  @Test("each database stack notifies its observers of the other stack's commits")
  func commitsOfOtherStack() async throws {
    let folder = try TemporaryFolder()
    let (one, other) = (try await makeWatching(folder), try await makeWatching(folder))
    let (first, second) = (Deliveries<[PersonRow]>(), Deliveries<[PersonRow]>())
    let tokens = [
      one.observePeople(in: .lastName, first.receive),
      other.observePeople(in: .lastName, second.receive),
    ]
    let atFirst = try await [first.next(), second.next()]
    #expect(atFirst == [[], []])
    try await one.save([.ada])
    let noticed = try await second.next().map(\.person)
    #expect(noticed == [.ada])
    try await other.save([.grace])
    let own = try await first.next().map(\.person)
    #expect(own == [.ada])
    let both = try await first.next().map(\.person)
    #expect(both == [.grace, .ada])
    withExtendedLifetime(tokens) {}
  }

  @Test("an observer receives the commits of another process")
  func anotherProcess() async throws {
    let folder = try TemporaryFolder()
    let store = try await SQLitePeopleStore(
      DatabaseStack(at: .file(folder.database), schema: .addressBook),
      collation: AlphabetCollation())
    let deliveries = Deliveries<[PersonRow]>()
    let token = store.observePeople(in: .lastName, deliveries.receive)
    let atFirst = try await deliveries.next()
    #expect(atFirst == [])
    let status = try await runStoreWriter(["write", folder.database.path, "42", "20"])
    #expect(status == 0)
    let last = try await store.people(in: .lastName).count
    #expect(last > 0)
    while try await deliveries.next().count != last {}
    withExtendedLifetime(token) {}
  }

  @Test("`checkForExternalChanges()` ignores the stack's own commits")
  func ownCommits() async throws {
    let folder = try TemporaryFolder()
    let stack = try folder.makeStack()
    let store = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    let deliveries = Deliveries<[PersonRow]>()
    let token = store.observePeople(in: .lastName, deliveries.receive)
    _ = try await deliveries.next()
    try await store.save([.ada])
    try await stack.checkForExternalChanges()
    #expect(deliveries.all.count == 2)
    withExtendedLifetime(token) {}
  }

  @Test("`checkForExternalChanges()` throws `locked` if another connection holds the write lock")
  func checkIsLocked() async throws {
    let folder = try TemporaryFolder()
    let stack = try folder.makeStack()
    let other = try PlainDatabase(folder.database)
    try other.run("BEGIN IMMEDIATE")
    await #expect(throws: StoreError.locked(file: folder.database.path)) {
      try await stack.checkForExternalChanges()
    }
  }

  @Test("a write to an in-memory stack does not change or notify a second stack")
  func memory() async throws {
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    let store = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    let other = try await SQLitePeopleStore(
      DatabaseStack(at: .memory, schema: .addressBook), collation: AlphabetCollation())
    let deliveries = Deliveries<[PersonRow]>()
    let token = store.observePeople(in: .lastName, deliveries.receive)
    _ = try await deliveries.next()
    try await other.save([.ada])
    try await stack.checkForExternalChanges()
    await stack.settle()
    #expect(deliveries.all.count == 1)
    let people = try await store.people(in: .lastName)
    #expect(people.isEmpty)
    withExtendedLifetime(token) {}
  }
}
