import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import Synchronization
import TestDoubles
import TestSupport

/// A simulated device with a database and a program. A crash ends only the program.
@MainActor
final class Device {
  let name: String
  let crash = CrashPlan()
  let network: Network
  /// Whether the user is performing an action during a request.
  var isInUse = false
  /// Whether the user must still decide what to do with the server's new data.
  private var mustAdopt = false
  /// Whether a sync was completed since the last upload to a server with new data.
  ///
  /// Until then the device has no common base with the server, so it sends no deletion.
  private(set) var sendsDeletions = true
  /// Called before the user uploads all people to a server with new data.
  var willAdopt: @MainActor () -> Void = {}
  /// The reports of the device's merges, in order.
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

  /// Returns the program and starts it if necessary.
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
      onReport: { [weak self] in self?.reports.append($0) },
      onServerReplaced: { [weak self] in self?.mustAdopt = true })
    program = (people, sync)
    return (people, sync)
  }

  /// Releases the program and returns true if it has crashed. The next use starts it again.
  func restartIfCrashed() -> Bool {
    guard crash.hasCrashed else { return false }
    program = nil
    crash.recover()
    return true
  }

  // MARK: What a user does

  /// The rows of the list.
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

  /// Syncs once, ignores an error, and uploads all people if the program has asked.
  func refresh() async throws {
    let sync = try await running().sync
    try? await sync.refresh()
    if sync.status == SyncStatus() { sendsDeletions = true }
    await adopt()
  }

  func finish() async throws -> SyncStatus {
    let status = try await running().sync.finish()
    guard mustAdopt else { return status }
    await adopt()
    return try await running().sync.finish()
  }

  /// Uploads all people if the program has asked whether to do so.
  private func adopt() async {
    guard mustAdopt else { return }
    (mustAdopt, sendsDeletions) = (false, false)
    willAdopt()
    // If the device crashes here, the next sync asks again.
    try? await running().sync.adoptNewServer()
  }
}

/// A simulated crash at a step.
///
/// All steps after the crash throw, so nothing more is stored or sent.
final class CrashPlan: Sendable {
  private struct State {
    var stepsLeft: Int?
    var hasCrashed = false
    var seen: [String: Int] = [:]
  }

  private let state = Mutex(State())

  /// Whether the device has crashed.
  var hasCrashed: Bool { state.withLock { $0.hasCrashed } }
  /// The number of crashes at each step.
  var crashes: [String: Int] { state.withLock { $0.seen } }

  /// Plans a crash after this number of steps.
  func crash(after steps: Int) {
    state.withLock { $0.stepsLeft = steps }
  }

  /// Restarts the device without a planned crash.
  func recover() {
    state.withLock { ($0.stepsLeft, $0.hasCrashed) = (nil, false) }
  }

  /// Counts a step. Throws at the planned crash and at every later step.
  func step(_ step: String) throws(StoreError) {
    let hasCrashed = state.withLock { state in
      if let left = state.stepsLeft {
        state.stepsLeft = left > 0 ? left - 1 : nil
        if left == 0 {
          state.hasCrashed = true
          state.seen[step, default: 0] += 1
        }
      }
      return state.hasCrashed
    }
    if hasCrashed {
      throw .failed(file: "simulation", code: 0, message: "crashed at \(step)")
    }
  }
}

/// The network between a device and the server.
///
/// During a request the device can crash, and the user can act.
@MainActor
final class Network: PeopleServer {
  /// A closure that is called during a request.
  var whileUnderWay: (@MainActor () async -> Void)?
  private let server: InProcessPeopleServer
  private let crash: CrashPlan
  private var refused: [PersonChange] = []

  init(_ server: InProcessPeopleServer, _ crash: CrashPlan) {
    self.server = server
    self.crash = crash
  }

  /// People whose change was rejected although the server has applied the change.
  ///
  /// The first response was lost, and the second response was a rejection. A device cannot
  /// detect this case.
  var misled: Set<Person.ID> {
    Set(refused.filter { server.state.effectCount(of: $0.id) > 0 }.map(\.person))
  }

  func page(
    since cursor: String?, seen position: String?, limit: Int?
  ) async throws(ServerError) -> PeoplePage {
    let page = try await server.page(since: cursor, seen: position, limit: limit)
    await whileUnderWay?()
    try step("afterPage")
    return page
  }

  func apply(_ change: PersonChange) async throws(ServerError) -> ChangeReply {
    try step("beforeApply")
    let result: Result<ChangeReply, ServerError>
    do { result = .success(try await server.apply(change)) } catch { result = .failure(error) }
    if case .failure(.refused) = result { refused.append(change) }
    await whileUnderWay?()
    try step("afterApply")
    return try result.get()
  }

  private func step(_ step: String) throws(ServerError) {
    do { try crash.step(step) } catch { throw .unreachable(reason: "the device crashed") }
  }
}
