import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import Testing

@Suite("What may have been missed is told once more", .timeLimit(.minutes(3)))
@MainActor
struct OnceMoreTests {
  @Test("somebody passed over in a page comes again, though the page after it was whole")
  func passedOver() async throws {
    let bench = try await Bench.make([], [.ada]) { ($0.attempts, $0.pageSize) = (1, 1) }
    bench.server.faults.add(.dropAfterApplying, to: .changes)
    bench.server.faults.add(.delay(.seconds(1)), to: .pages)
    bench.pauses.onPause = {
      bench.server.state.put(Person.ada.with(lastName: "King"))
      bench.server.state.put(.grace)
    }
    try await bench.sync.refresh()
    let mark = try await bench.mark(.ada)
    #expect(mark == .waiting)
    // The answer that is given again is the old one: of the newer edit only the pull can tell.
    try await bench.sync.refresh()
    let local = try await bench.local()
    #expect(local[Person.ada.id]?.lastName == "King")
    #expect(local == bench.remote)
  }

  @Test("a report that was told and could not be removed is told again, rather than never")
  func reports() async throws {
    let server = InProcessPeopleServer(PeopleServerState(people: [.ada]))
    let people = InMemoryPeopleStore(collation: AlphabetCollation())
    let (store, told) = (InMemorySyncStore(people), Told())
    let sync = PeopleSynchronizer(
      server: server, store: store, clock: JumpingClock(),
      onReport: { report in
        told.reports.append(report)
        store.failure = told.reports.count == 1 ? .full(file: "people.sqlite") : nil
      })
    try await sync.refresh()
    try await people.save([Person.ada.called("Countess")])
    server.state.put(Person.ada.called("Augusta"))
    try await sync.refresh()
    store.failure = nil
    var status = await sync.finish()
    #expect(status == SyncStatus())
    status = await sync.finish()
    #expect(status == SyncStatus())
    let conflict = MergeConflict.field(.firstName, lost: "Augusta")
    #expect(told.conflicts == [conflict, conflict])
  }
}
