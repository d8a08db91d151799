import Database
import Domain
import Foundation
import TestDoubles
import Testing

@Suite("A full disk changes nothing")
struct DiskFullTests {
  /// A store whose file may grow by a few pages only.
  private func makeStore(in folder: TemporaryFolder) async throws -> SQLitePeopleStore {
    var configuration = DatabaseConfiguration.alone
    configuration.maximumPageCount = 32
    return try await SQLitePeopleStore(
      folder.makeStack(configuration: configuration), collation: AlphabetCollation())
  }

  @Test("a save that does not fit is refused as a whole, and the next one that fits succeeds")
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

  @Test("observers hear nothing of a save that was refused")
  @MainActor
  func observersHearNothing() async throws {
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

  @Test("a schema that does not fit leaves the file at its last whole step")
  func migrationRefused() throws {
    let folder = try TemporaryFolder()
    var configuration = DatabaseConfiguration.alone
    configuration.maximumPageCount = 4
    let small = Migration(["CREATE TABLE a (x)"])
    let large = Migration(["CREATE TABLE b (x)", "INSERT INTO b VALUES (zeroblob(100000))"])
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
