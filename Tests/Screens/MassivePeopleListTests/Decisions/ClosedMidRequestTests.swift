import Database
import Domain
import HeadlessUI
import MassivePeopleList
import TestDoubles
import TestSupport
import Testing

// MARK: Double

/// Returns a screen with an in-memory database and a server that waits for `gate`.
@MainActor
private func makeScreen(
  _ people: [Person], gate: Gate
) async throws -> PeopleListViewController {
  let server = MockAPICommunicator(people: people)
  server.gate = gate
  let screen = try await PeopleListViewController(
    database: .memory, defaults: try #require(UserDefaults(suiteName: "\(UUID())")))
  screen.communicator = server
  return screen
}

// MARK: Test

@Suite("Massive: the screen closes during a request", .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct ClosedMidRequestTests {
  @Test("the controller is freed, and the reply is saved")
  func closedMidRequest() async throws {
    let gate = Gate()
    var store: SQLitePeopleStore?
    try await expectFreed {
      let screen: PeopleListViewController = try await makeScreen([.ada], gate: gate)
      store = screen.store
      screen.loadViewIfNeeded()
      await gate.waitForWaiter()
      // The test waits until the observation begins, which must not retain the screen either.
      while screen.tableView.backgroundView == nil, !Task.isCancelled { await Task.yield() }
      return screen
    }
    gate.open()
    let saved = try #require(store)
    var people: [Person] = []
    while people.isEmpty, !Task.isCancelled {
      people = try await saved.people(in: .lastName).map(\.person)
    }
    #expect(people == [.ada])
  }
}
