import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import Testing

@Suite("People who are skipped on later pages", .timeLimit(.minutes(1)))
@MainActor struct HeldPageTests {
  @Test("a person who is skipped on a later page is received again")
  func laterPage() async throws {
    let bench = try await Bench.make([], [.ada]) { ($0.attempts, $0.pageSize) = (1, 1) }
    bench.server.faults.add(.dropAfterApplying, to: .changes)
    bench.server.faults.add(.delay(.seconds(1)), to: .pages)
    bench.pauses.onPause = {
      bench.server.state.put(.grace)
      bench.server.state.put(.alan)
      bench.server.state.put(Person.ada.with(lastName: "King"))
      bench.server.state.put(.emmy)
    }
    try await bench.sync.refresh()
    try await bench.sync.refresh()
    let local = try await bench.local()
    #expect(local[Person.ada.id]?.lastName == "King")
    #expect(local == bench.remote)
  }
}
