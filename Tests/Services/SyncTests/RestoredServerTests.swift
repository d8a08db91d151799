import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import TestSupport
import Testing

@Suite("A server that was restored from a backup")
@MainActor
struct RestoredServerTests {
  private let stopped = SyncStatus.Activity.stopped(reason: ServerError.replaced.description)

  /// Restarts the server with `state`, or with its current state if `state` is nil.
  private func restart(_ bench: Bench, with state: PeopleServerState? = nil) {
    var state = state ?? bench.server.state
    state.beginSegment()
    bench.server.state = state
  }

  @Test("after `adoptNewServer()`, the server has every edit that it had lost or not yet received")
  func uploads() async throws {
    let bench = try await Bench.make([.ada, .grace])
    try await bench.sync.refresh()
    let backup = bench.server.state
    try await bench.people.save([Person.ada.called("Countess"), .alan])
    try await bench.sync.refresh()
    restart(bench, with: backup)
    // These changes have the numbers of the lost changes.
    bench.server.state.put(Person.ada.called("Augusta"))
    bench.server.state.put(.emmy)
    try await bench.people.save([Person.grace.called("Admiral")])
    try await bench.sync.refresh()
    #expect(bench.sync.status == SyncStatus(stopped, waiting: 1))
    #expect(bench.remote[Person.grace.id] == Person.grace.info)
    try await bench.sync.adoptNewServer()
    let status = await bench.sync.finish()
    #expect(status == SyncStatus())
    let people = [Person.ada.called("Countess"), Person.grace.called("Admiral"), .alan, .emmy]
    #expect(Set(bench.server.state.people.map(\.person)) == Set(people))
    let local = try await bench.local()
    #expect(local == bench.remote)
    #expect(bench.spy.conflicts.contains(.field(.firstName, lost: "Augusta")))
  }

  @Test(
    "if a restore loses a change, the sync stops, even if no page arrived after the change",
    arguments: [1, 2])
  func confirmedWithoutPage(_ requestsAtOnce: Int) async throws {
    let bench = try await Bench.make([.ada]) { $0.requestsAtOnce = requestsAtOnce }
    try await bench.sync.refresh()
    let backup = bench.server.state
    try await bench.people.save([Person.ada.called("Countess"), .grace])
    bench.server.faults.add(.refuseConnection, to: .pages, times: 3)
    try? await bench.sync.refresh()
    #expect(bench.server.state.effects.count == 2)
    restart(bench, with: backup)
    try await bench.sync.refresh()
    #expect(bench.sync.status.activity == stopped)
  }

  @Test("if the server is restored between two pages, the sync stops")
  func betweenPages() async throws {
    let bench = try await Bench.make([.ada, .grace]) { $0.pageSize = 1 }
    let backup = bench.server.state
    bench.server.state.put(.alan)
    bench.server.state.put(.emmy)
    bench.server.faults.add(.delay(.seconds(1)), to: .pages, times: 4)
    var pages = 0
    bench.pauses.onPause = {
      pages += 1
      if pages == 4 { restart(bench, with: backup) }
    }
    try await bench.sync.refresh()
    #expect(bench.sync.status.activity == stopped)
  }

  @Test("after a restart without a restore, the device receives only later changes")
  func restartOnly() async throws {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    let cursor = bench.server.state.cursor
    restart(bench)
    bench.server.state.put(.grace)
    try await bench.people.save([.alan])
    let status = await bench.sync.finish()
    #expect(status == SyncStatus())
    #expect(bench.server.messages.last == .page(since: cursor, limit: nil))
    let local = try await bench.local()
    #expect(local == bench.remote)
  }
}
