import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import TestSupport

/// One device of a simulation: a database that outlives crashes, and a program that does not.
@MainActor
final class Device {
  let name: String
  let crash = CrashPlan()
  let network: Network
  /// Whether the user is about to do something, while a request is under way.
  var isInUse = false
  /// What its merges reported, in order.
  private(set) var reports: [MergeReport] = []

  private let stack: DatabaseStack
  private let configuration: SyncConfiguration
  private let clock: JumpingClock
  private let seed: UInt64
  private var program: (people: SQLitePeopleStore, sync: PeopleSynchronizer)?

  init(
    _ name: String, _ server: InProcessPeopleServer, clock: JumpingClock,
    configuration: SyncConfiguration, seed: UInt64
  ) throws {
    self.name = name
    self.clock = clock
    self.configuration = configuration
    self.seed = seed
    stack = try DatabaseStack(at: .memory, schema: .addressBook)
    network = Network(server, crash)
  }

  /// The program, started where it does not run.
  private func running() async throws -> (people: SQLitePeopleStore, sync: PeopleSynchronizer) {
    if let program { return program }
    let crash = crash
    let people = try await SQLitePeopleStore(
      stack, collation: AlphabetCollation(), keepsOutbox: true)
    let store = ObservedSyncStore(try await SQLiteSyncStore(people)) {
      (event) throws(StoreError) in try crash.step(event.rawValue)
    }
    let sync = PeopleSynchronizer(
      server: network, store: store, clock: clock,
      configuration: configuration, generator: SeededGenerator(seed: seed),
      onReport: { [weak self] in self?.reports.append($0) })
    program = (people, sync)
    return (people, sync)
  }

  /// Drops the program if it has crashed; the next use starts it anew.
  func restartIfCrashed() -> Bool {
    guard crash.hasCrashed else { return false }
    program = nil
    crash.recover()
    return true
  }

  // MARK: What a user does

  /// What the list shows.
  func rows() async throws -> [PersonRow] {
    try await running().people.people(in: .lastName)
  }

  func person(_ id: Person.ID) async throws -> Person? {
    try await running().people.person(id)
  }

  func save(_ person: Person) async throws {
    try crash.step("beforeCommit")
    try await running().people.save([person])
    try crash.step("afterCommit")
  }

  func delete(_ id: Person.ID) async throws {
    try crash.step("beforeCommit")
    try await running().people.delete([id])
    try crash.step("afterCommit")
  }

  func retry(_ id: Person.ID) async throws {
    try await running().sync.retry(id)
  }

  func discard(_ id: Person.ID) async throws {
    try await running().sync.discard(id)
  }

  /// Touches Refresh; an error that it tells is read and closed.
  func refresh() async throws {
    try? await running().sync.refresh()
  }

  func finish() async throws -> SyncStatus {
    try await running().sync.finish()
  }
}
