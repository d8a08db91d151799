import Collation
import Database
import Domain
import HeadlessUI
import MassivePeopleList
import TestDoubles
import TestSupport
import Testing

// MARK: Double

/// A screen with an in-memory database, and a server that waits for `gate`.
@MainActor
private func makeScreen(_ people: [Person], gate: Gate) throws -> PeopleListViewController {
  let server = MockAPICommunicator(people: people)
  server.gate = gate
  let screen = try PeopleListViewController(
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
    var database: DatabaseStack?
    try await expectFreed {
      let screen: PeopleListViewController = try makeScreen([.ada], gate: gate)
      database = screen.database
      screen.loadViewIfNeeded()
      await gate.waitForWaiter()
      // The observation, which must not retain the screen, begins after the database is open.
      while screen.tableView.backgroundView == nil, !Task.isCancelled { await Task.yield() }
      return screen
    }
    gate.open()
    let store = try await SQLitePeopleStore(
      try #require(database), collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
    var people: [Person] = []
    while people.isEmpty, !Task.isCancelled {
      people = try await store.people(in: .lastName).map(\.person)
    }
    #expect(people == [.ada])
  }
}
