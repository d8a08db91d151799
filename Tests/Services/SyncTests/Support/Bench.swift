import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import Synchronization
import TestDoubles
import TestSupport

/// A synchronizer with a database in memory, an in-process server and a clock without waits.
@MainActor
struct Bench {
  let server: InProcessPeopleServer
  let stack: DatabaseStack
  let people: SQLitePeopleStore
  let store: SQLiteSyncStore
  let sync: PeopleSynchronizer
  let clock: JumpingClock
  let spy: EngineSpy
  let steps: SyncSteps
  let pauses: Pauses

  /// Creates a device with the people `local` and a server with the people `remote`.
  static func make(
    _ remote: [Person] = [], _ local: [Person] = [],
    configure: (inout SyncConfiguration) -> Void = { _ in }
  ) async throws -> Bench {
    let pauses = Pauses()
    let server = InProcessPeopleServer(
      PeopleServerState(people: remote), pause: { _ in await pauses.pause() })
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    let (clock, spy, steps) = (JumpingClock(), EngineSpy(), SyncSteps())
    let people = try await SQLitePeopleStore(
      stack, collation: AlphabetCollation(), keepsOutbox: true)
    let store = try await SQLiteSyncStore(people)
    var configuration = SyncConfiguration()
    configuration.requestsAtOnce = 1
    configure(&configuration)
    let sync = PeopleSynchronizer(
      server: server, store: ObservedSyncStore(store, onEvent: steps.note), clock: clock,
      configuration: configuration,
      generator: SeededGenerator(seed: 1), onReport: { spy.reports.append($0) },
      onUnreadable: { spy.unreadable.append($0) })
    // The device stores the server's position before its first sync, so the sync starts by sending.
    let identity = PeoplePage(cursor: "", position: server.state.position)
    _ = try await store.merge(identity, movesCursor: false)
    try await people.save(local)
    return Bench(
      server: server, stack: stack, people: people, store: store, sync: sync, clock: clock,
      spy: spy, steps: steps, pauses: pauses)
  }

  /// The changes that were sent, in order.
  var sent: [PersonChange] {
    server.messages.compactMap { if case .apply(let change) = $0 { change } else { nil } }
  }

  /// The people on the server.
  var remote: [Person.ID: PersonInfo] {
    Dictionary(uniqueKeysWithValues: server.state.people.map { ($0.id, $0.person.info) })
  }

  /// Returns the people on the device.
  func local() async throws -> [Person.ID: PersonInfo] {
    let rows = try await people.people(in: .lastName)
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.person.info) })
  }

  /// Returns the mark of a person's row; nil if there is no row.
  func mark(_ person: Person) async throws -> SyncMark? {
    try await people.people(in: .lastName).first { $0.id == person.id }?.mark
  }
}

/// A recorder of the merge reports and the unreadable people of a synchronizer.
@MainActor
final class EngineSpy {
  var reports: [MergeReport] = [] {
    didSet { onReport?() }
  }
  var onReport: (@MainActor () -> Void)?
  var unreadable: [UnreadablePerson] = []

  var conflicts: [MergeConflict] { reports.map(\.conflict) }
}

/// Stores a closure that is called while the server delays a request or a response.
@MainActor
final class Pauses {
  var onPause: (@MainActor () async -> Void)?

  func pause() async { await onPause?() }
}

extension Bench {
  /// Returns a store that uses the bench's database but has no outbox.
  func storeWithoutOutbox() async throws -> SQLitePeopleStore {
    try await SQLitePeopleStore(stack, collation: AlphabetCollation())
  }

  /// Returns a new synchronizer and a new store on the bench's database.
  func restarted() async throws -> (sync: PeopleSynchronizer, store: SQLiteSyncStore) {
    let store = try await SQLiteSyncStore(people)
    return (PeopleSynchronizer(server: server, store: store, clock: clock), store)
  }
}

/// A recorder of a sync store's events, which can make one event fail.
final class SyncSteps: Sendable {
  typealias Event = ObservedSyncStore.Event
  private let state = Mutex(
    (all: [Event](), failure: StoreError?.none, failing: Event?.none))

  func count(_ event: Event) -> Int { state.withLock { $0.all }.count { $0 == event } }

  /// Makes `event` fail from now on; nil ends the failures.
  func fail(at event: Event?, with failure: StoreError = .full(file: "people.sqlite")) {
    state.withLock { ($0.failing, $0.failure) = (event, failure) }
  }

  func note(_ event: Event) throws(StoreError) {
    let failure = state.withLock { state in
      state.all.append(event)
      return state.failing == event ? state.failure : nil
    }
    if let failure { throw failure }
  }
}

/// A simple collation for tests in which the order does not matter.
struct AlphabetCollation: NameCollation {
  let identifier = "alphabet-1"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(bytes: Array((leading + "\u{1}" + trailing).utf8), section: "#")
  }
}

extension Person {
  /// Returns the person with another first name.
  func called(_ firstName: String) -> Person {
    with(firstName: firstName)
  }

  /// Returns the person with the given details changed.
  func with(firstName: String? = nil, lastName: String? = nil, birthday: CalendarDate?? = nil)
    -> Person
  {
    Person(
      id: id,
      PersonInfo(
        storedFirstName: firstName ?? self.firstName, lastName: lastName ?? self.lastName,
        birthday: birthday ?? self.birthday))
  }
}
