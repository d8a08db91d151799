import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import TestSupport
import Testing

@Suite("Retries and back-off", .timeLimit(.minutes(3)))
@MainActor
struct RetryLimitTests {
  @Test("`bound(after:)` doubles with each failure up to the limit, without overflow")
  func bounds() {
    let backOff = BackOff()
    #expect(backOff.bound(after: 1) == .milliseconds(500))
    #expect(backOff.bound(after: 2) == .seconds(1))
    #expect(backOff.bound(after: 4) == .seconds(4))
    for failures in [11, 64, 1_000, .max] {
      #expect(backOff.bound(after: failures) == .seconds(300))
    }
    for failures in [0, -1, .min] {
      #expect(backOff.bound(after: failures) == .milliseconds(500))
    }
    var none = BackOff()
    none.first = .zero
    #expect(none.bound(after: .max) == .zero)
    var endless = BackOff()
    endless.longest = .seconds(Int64.max)
    #expect(endless.bound(after: .max) == .seconds(Int64.max))
  }

  @Test("`delay` is the server's `Retry-After` time plus a random time up to the bound")
  func jitter() {
    let backOff = BackOff()
    var generator = SeededGenerator(seed: 3)
    let waits = (0..<1_000).map { _ in
      backOff.delay(after: 3, retryAfter: nil, using: &generator)
    }
    #expect(waits.allSatisfy { (.zero ... .seconds(2)).contains($0) })
    #expect(
      waits.contains { $0 < .milliseconds(200) } && waits.contains { $0 > .milliseconds(1_800) })
    let asked = (0..<100).map { _ in
      backOff.delay(after: 3, retryAfter: .seconds(5), using: &generator)
    }
    #expect(asked.allSatisfy { (.seconds(5) ... .seconds(7)).contains($0) })
  }

  @Test("after status 429 with `Retry-After`, the request is repeated after that time")
  func retryAfter() async throws {
    let bench = try await Bench.make([], [.ada])
    bench.server.faults.add(.status(429, headers: ["Retry-After": "7"]), to: .changes)
    try await bench.sync.refresh()
    #expect(bench.clock.sleeps.count == 1)
    #expect(bench.clock.sleeps.allSatisfy { $0 >= .seconds(7) })
    #expect(bench.sync.status == SyncStatus())
  }

  @Test("a `Retry-After` of one hour ends the sync with an error and keeps the change")
  func longRetryAfter() async throws {
    let bench = try await Bench.make([], [.ada])
    bench.server.faults.add(.status(503, headers: ["Retry-After": "3600"]), to: .changes)
    await #expect(throws: ServerError.unavailable(status: 503, retryAfter: .seconds(3_600))) {
      try await bench.sync.refresh()
    }
    #expect(bench.clock.sleeps.isEmpty)
    #expect(bench.sync.status == SyncStatus(.offline, waiting: 1))
  }

  @Test("after a few failed attempts the status is offline, and a later sync sends the changes")
  func unreachable() async throws {
    let bench = try await Bench.make([], [.ada, .grace])
    bench.server.faults.add(.refuseConnection, times: 100)
    try await bench.sync.refresh()
    #expect(bench.sync.status == SyncStatus(.offline, waiting: 2))
    #expect(bench.server.messages.count == 4)
    var status = await bench.sync.finish()
    #expect(status == SyncStatus(.offline, waiting: 2))
    bench.server.faults.clear()
    status = await bench.sync.finish()
    #expect(status == SyncStatus())
    #expect(bench.remote.count == 2)
  }

  @Test("a person whose request always fails does not block other people's changes")
  func alwaysFailingPerson() async throws {
    let bench = try await Bench.make([.emmy], [.ada, .grace, .alan])
    let stumbling = Stumbling(bench.server, over: Person.ada.id)
    let sync = PeopleSynchronizer(server: stumbling, store: bench.store, clock: bench.clock)
    await #expect(throws: ServerError.unavailable(status: 500, retryAfter: nil)) {
      try await sync.refresh()
    }
    #expect(Set(bench.remote.keys) == Set([Person.emmy, .grace, .alan].map(\.id)))
    let local = try await bench.local()
    #expect(local.count == 4)
    #expect(sync.status == SyncStatus(waiting: 1))
    #expect(bench.sync.status.waiting == 1)
  }

  @Test("`refresh()` ends the wait before a retry")
  func cutShort() async throws {
    let (bench, clock) = (try await Bench.make([], [.ada]), GatedClock())
    let sync = PeopleSynchronizer(server: bench.server, store: bench.store, clock: clock)
    bench.server.faults.add(.status(503), to: .changes)
    let first = Task { try await sync.refresh() }
    await clock.waitForSleeper()
    #expect(sync.status.activity == .sending(done: 0, of: 1))
    try await sync.refresh()
    try await first.value
    #expect(bench.remote.count == 1)
    #expect(clock.sleeps.count == 1)
  }

  @Test("`stop()` ends the wait before a retry and keeps the change")
  func stopped() async throws {
    let (bench, clock) = (try await Bench.make([], [.ada]), GatedClock())
    let sync = PeopleSynchronizer(server: bench.server, store: bench.store, clock: clock)
    bench.server.faults.add(.status(503), to: .changes)
    let pass = Task { try await sync.refresh() }
    await clock.waitForSleeper()
    sync.stop()
    try await pass.value
    #expect(sync.status == SyncStatus(waiting: 1))
  }
}

/// A server that responds with status 500 to every change of one person.
@MainActor
private final class Stumbling: PeopleServer {
  private let server: InProcessPeopleServer
  private let person: Person.ID

  init(_ server: InProcessPeopleServer, over person: Person.ID) {
    (self.server, self.person) = (server, person)
  }

  func page(
    since cursor: String?, seen position: String?, limit: Int?
  ) async throws(ServerError) -> PeoplePage {
    try await server.page(since: cursor, seen: position, limit: limit)
  }

  func apply(_ change: PersonChange) async throws(ServerError) -> ChangeReply {
    guard change.person != person else { throw .unavailable(status: 500, retryAfter: nil) }
    return try await server.apply(change)
  }
}
