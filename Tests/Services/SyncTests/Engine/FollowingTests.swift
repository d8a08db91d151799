import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import TestSupport
import Testing

@Suite("Automatic syncing", .timeLimit(.minutes(3)))
@MainActor
struct FollowingTests {
  private func makeSync(_ bench: Bench, _ clock: GatedClock) -> PeopleSynchronizer {
    PeopleSynchronizer(server: bench.server, store: bench.store, clock: clock)
  }

  /// Waits until the status fulfills the condition.
  private func wait(
    for sync: PeopleSynchronizer, until isWanted: (SyncStatus) -> Bool
  ) async {
    let (statuses, continuation) = AsyncStream<SyncStatus>.makeStream()
    let token = sync.observeStatus { continuation.yield($0) }
    defer { token.cancel() }
    for await status in statuses where isWanted(status) { return }
  }

  @Test(
    "each edit is sent automatically, and the server's changes are received after each interval")
  func follows() async throws {
    let (bench, clock) = (try await Bench.make([.grace]), GatedClock())
    let sync = makeSync(bench, clock)
    sync.follow()
    await clock.sleeps(reach: 1)
    var local = try await bench.local()
    #expect(local == bench.remote)
    #expect(clock.sleeps == [.seconds(30)])

    try await bench.people.save([.ada])
    await clock.sleeps(reach: 2)
    #expect(bench.remote.count == 2)

    bench.server.state.put(.alan)
    clock.wakeAll()
    await clock.sleeps(reach: 3)
    local = try await bench.local()
    #expect(local.count == 3)
    #expect(sync.status == SyncStatus())
  }

  @Test(
    "after a failure, `refresh()` ends the wait for the next attempt, but an edit does not")
  func backsOff() async throws {
    let (bench, clock) = (try await Bench.make([], [.ada]), GatedClock())
    let sync = makeSync(bench, clock)
    bench.server.faults.add(.status(503, headers: ["Retry-After": "600"]), to: .changes)
    sync.follow()
    await clock.sleeps(reach: 1)
    #expect(clock.sleeps.allSatisfy { $0 >= .seconds(600) })
    #expect(sync.status.activity == .offline)
    try await bench.people.save([.grace])
    #expect(bench.server.messages.count == 1)
    try await sync.refresh()
    #expect(bench.remote.count == 2)
    #expect(sync.status == SyncStatus())
  }

  @Test(
    "after status 401 or 403, no request is sent until `refresh()` is called",
    arguments: [401, 403])
  func unauthorized(status: Int) async throws {
    let (bench, clock) = (try await Bench.make([], [.ada]), GatedClock())
    let sync = makeSync(bench, clock)
    bench.server.faults.add(.status(status), to: .changes)
    sync.follow()
    let reason = ServerError.unauthorized(status: status).description
    await wait(for: sync) { $0.activity == .stopped(reason: reason) }
    for (number, person) in [Person.grace, .alan].enumerated() {
      try await bench.people.save([person])
      await wait(for: sync) { $0.waiting == number + 2 }
    }
    #expect(bench.server.messages.count == 1)
    #expect(clock.sleeps.isEmpty)
    try await sync.refresh()
    #expect(bench.remote.count == 3)
    #expect(sync.status == SyncStatus())
  }

  @Test("no request is sent while offline, and `goOnline()` starts a sync")
  func offline() async throws {
    let (bench, clock) = (try await Bench.make([.grace]), GatedClock())
    let sync = makeSync(bench, clock)
    sync.goOffline()
    sync.follow()
    try await bench.people.save([.ada])
    try await sync.refresh()
    let status = await sync.finish()
    #expect(status == SyncStatus(.offline, waiting: 1))
    #expect(bench.server.messages.isEmpty)
    sync.goOnline()
    await clock.sleeps(reach: 1)
    #expect(bench.remote.count == 2)
    #expect(sync.status == SyncStatus())
  }

  @Test("a synchronizer is deallocated even during a request or a wait", .tags(.memory))
  func freed() async throws {
    let (bench, clock, gate) = (try await Bench.make([], [.ada]), GatedClock(), Gate())
    bench.server.faults.add(.delay(.seconds(1)), to: .changes)
    bench.pauses.onPause = { await gate.pass() }
    await expectFreed { () async -> PeopleSynchronizer in
      let sync = makeSync(bench, clock)
      sync.follow()
      await gate.waitForWaiter()
      return sync
    }
    gate.open()
    bench.pauses.onPause = nil
    try await bench.sync.refresh()
    #expect(bench.server.state.effects.count == 1)
    let mark = try await bench.mark(.ada)
    #expect(mark == .synced)
    await expectFreed { () async -> PeopleSynchronizer in
      let sync = makeSync(bench, clock)
      sync.follow()
      await clock.sleeps(reach: clock.sleeps.count + 1)
      return sync
    }
  }

  @Test("`refresh()` during the sending phase joins the current sync")
  func shared() async throws {
    let (bench, gate) = (try await Bench.make([], [.ada]), Gate())
    bench.server.faults.add(.delay(.seconds(1)), to: .changes)
    bench.pauses.onPause = { await gate.pass() }
    let first = Task { try await bench.sync.refresh() }
    await gate.waitForWaiter()
    let second = Task { try await bench.sync.refresh() }
    try await bench.people.save([.grace])
    gate.open()
    try await first.value
    try await second.value
    #expect(bench.remote.count == 2)
    #expect(bench.sent.count == 2)
  }

  @Test("`refresh()` during the receiving phase starts another sync")
  func tooLate() async throws {
    let (bench, gate) = (try await Bench.make(), Gate())
    bench.server.faults.add(.delay(.seconds(1)), to: .pages)
    bench.pauses.onPause = { await gate.pass() }
    let first = Task { try await bench.sync.refresh() }
    await gate.waitForWaiter()
    try await bench.people.save([.grace])
    let second = Task { try await bench.sync.refresh() }
    // These turns let the second call start to wait for the first call.
    for _ in 0..<10 { await Task.yield() }
    gate.open()
    try await first.value
    try await second.value
    #expect(bench.remote == [Person.grace.id: Person.grace.info])
  }
}
