import Database
import DemoServer
import Domain
import FaultyServer
import Foundation
import Sync
import TestDoubles
import TestSupport
import Testing

@Suite("Storage errors during a sync", .timeLimit(.minutes(3)))
@MainActor
struct StorageTests {
  private nonisolated static let failures: [StoreError] = [
    .full(file: "f"), .readOnly(file: "f"), .locked(file: "f"), .corrupt(file: "f"),
  ]

  @Test(
    "the status shows a storage error, and nothing is lost or applied twice", arguments: failures)
  func reported(_ failure: StoreError) async throws {
    let bench = try await Bench.make([.grace], [.ada])
    for step in [ObservedSyncStore.Event.willSettle, .willMerge] {
      bench.steps.fail(at: step, with: failure)
      try await bench.sync.refresh()
      #expect(bench.sync.status.activity == .stopped(reason: failure.description))
    }
    bench.steps.fail(at: nil)
    try await bench.sync.refresh()
    let local = try await bench.local()
    #expect(local == bench.remote)
    #expect(bench.server.state.effects.count == 1)
    #expect(bench.sync.status == SyncStatus())
  }

  /// A trigger fails in the middle of the transaction, after other tables were written.
  @Test(
    "an error inside a transaction rolls the transaction back, and the next sync continues",
    arguments: ["DELETE ON request", "UPDATE OF cursor ON sync_state"])
  func rollsBack(_ event: String) async throws {
    let bench = try await Bench.make([.grace], [.ada])
    try await bench.stack.write(to: []) { (connection) throws(StoreError) in
      try connection.execute(
        "CREATE TEMP TRIGGER fault AFTER \(event) BEGIN SELECT RAISE(ABORT, 'fault'); END")
    }
    let sync = PeopleSynchronizer(
      server: bench.server, store: bench.store, clock: bench.clock)
    try await sync.refresh()
    let error = StoreError.failed(file: ":memory:", code: 1_811, message: "fault")
    #expect(sync.status.activity == .stopped(reason: error.description))
    let local = try await bench.local()
    #expect(local == [Person.ada.id: Person.ada.info])
    let mark = try await bench.mark(.ada)
    #expect(mark == (event.hasPrefix("DELETE") ? .waiting : .synced))
    try await bench.stack.write(to: []) { (connection) throws(StoreError) in
      try connection.execute("DROP TRIGGER fault")
    }
    try await sync.refresh()
    #expect(sync.status == SyncStatus())
    let merged = try await bench.local()
    #expect(merged == bench.remote)
    #expect(bench.server.state.effects.count == 1)
  }

  @Test(
    "a storage error outside `merge` and `settle` ends the sync, and the next sync continues",
    arguments: failures)
  func everyCall(_ failure: StoreError) async throws {
    let bench = try await Bench.make([.grace], [.ada])
    await bench.stack.settle()
    bench.steps.fail(at: .willCall, with: failure)
    try await bench.sync.refresh()
    #expect(bench.sync.status == SyncStatus(.stopped(reason: failure.description), waiting: 1))
    await #expect(throws: failure) { try await bench.sync.retry(Person.ada.id) }
    await #expect(throws: failure) { try await bench.sync.discard(Person.ada.id) }
    bench.steps.fail(at: nil)
    let status = await bench.sync.finish()
    #expect(status == SyncStatus())
    let people = try await bench.local()
    #expect(Set(people.keys) == [Person.ada.id, Person.grace.id])
  }

  @Test("after a full disk ends a sync, the next sync receives the remaining people")
  func fullDisk() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("contacts.sqlite")
    let everybody = (0..<2_000).map { _ in Person(Person.ada.info) }
    let server = InProcessPeopleServer(PeopleServerState(people: everybody))

    func synchronize(pages: Int?) async throws -> (SyncStatus, Int) {
      var configuration = DatabaseConfiguration()
      configuration.maximumPageCount = pages
      let stack = try DatabaseStack(
        at: .file(file), schema: .addressBook, configuration: configuration)
      let people = try await SQLitePeopleStore(
        stack, collation: AlphabetCollation(), keepsOutbox: true)
      let store = try await SQLiteSyncStore(people)
      let sync = PeopleSynchronizer(
        server: server, store: store, lease: FileLease(of: file), clock: JumpingClock())
      let status = await sync.finish()
      return (status, try await people.people(in: .lastName).count)
    }

    let (full, some) = try await synchronize(pages: 100)
    #expect(full.activity == .stopped(reason: StoreError.full(file: file.path).description))
    #expect(some < 2_000)
    let (rested, all) = try await synchronize(pages: nil)
    #expect(rested == SyncStatus())
    #expect(all == 2_000)
  }
}
