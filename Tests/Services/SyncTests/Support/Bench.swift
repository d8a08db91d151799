import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import TestSupport

/// A synchronizer with everything around it: a database in memory, a server without a network, a
/// clock on which nobody waits.
@MainActor
struct Bench {
  let server: InProcessPeopleServer
  let stack: DatabaseStack
  let people: SQLitePeopleStore
  let store: SQLiteSyncStore
  let sync: PeopleSynchronizer
  let clock: JumpingClock
  let told: Told
  let steps: SyncSteps
  let pauses: Pauses

  /// A device that knows nothing yet, and a server that has `remote`.
  static func make(
    _ remote: [Person] = [], _ local: [Person] = [],
    configure: (inout SyncConfiguration) -> Void = { _ in }
  ) async throws -> Bench {
    let pauses = Pauses()
    let server = InProcessPeopleServer(
      PeopleServerState(people: remote), pause: { _ in await pauses.pause() })
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    let (clock, told, steps) = (JumpingClock(), Told(), SyncSteps())
    let people = try await SQLitePeopleStore(
      stack, collation: AlphabetCollation(), keepsOutbox: true)
    let store = try await SQLiteSyncStore(people)
    var configuration = SyncConfiguration()
    configuration.requestsAtOnce = 1
    configure(&configuration)
    let sync = PeopleSynchronizer(
      server: server, store: ObservedSyncStore(store, onEvent: steps.note), clock: clock,
      configuration: configuration,
      generator: SeededGenerator(seed: 1), onReport: { told.reports.append($0) },
      onUnreadable: { told.unreadable.append($0) })
    try await people.save(local)
    return Bench(
      server: server, stack: stack, people: people, store: store, sync: sync, clock: clock,
      told: told, steps: steps, pauses: pauses)
  }

  /// The changes that the server was asked for, in order.
  var sent: [PersonChange] {
    server.messages.compactMap { if case .apply(let change) = $0 { change } else { nil } }
  }

  /// What the server has, by identifier.
  var remote: [Person.ID: PersonInfo] {
    Dictionary(uniqueKeysWithValues: server.state.people.map { ($0.id, $0.person.info) })
  }

  /// What the device has, by identifier.
  func local() async throws -> [Person.ID: PersonInfo] {
    let rows = try await people.people(in: .lastName)
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.person.info) })
  }

  /// How somebody's row is marked; nil where they have none.
  func mark(_ person: Person) async throws -> SyncMark? {
    try await people.people(in: .lastName).first { $0.id == person.id }?.mark
  }
}

/// What the user was told.
@MainActor
final class Told {
  var reports: [MergeReport] = []
  var unreadable: [UnreadablePerson] = []

  var conflicts: [MergeConflict] { reports.map(\.conflict) }
}

/// What happens here while the server takes its time.
@MainActor
final class Pauses {
  var onPause: (@MainActor () async -> Void)?

  func pause() async { await onPause?() }
}
