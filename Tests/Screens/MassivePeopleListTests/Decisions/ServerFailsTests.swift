import Database
import Domain
import Foundation
import HeadlessUI
import MassivePeopleList
import Pilot
import TestDoubles
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

// MARK: Double

/// The request can be tested only on the screen, with a database, a window and a pilot.
@MainActor
private func open(_ server: MockAPICommunicator) throws -> ScreenPilot {
  let screen = try PeopleListViewController(
    database: .memory, defaults: try #require(UserDefaults(suiteName: "\(UUID())")))
  screen.communicator = server
  let window = Window(size: CGSize(width: 640, height: 1056))
  window.rootViewController = NavigationController(rootViewController: screen)
  window.makeKeyAndVisible()
  return ScreenPilot(window)
}

// MARK: Test

@Suite("Massive: the server fails", .timeLimit(.minutes(3)))
@MainActor
struct ServerFailsTests {
  @Test("an alert shows the reason")
  func serverFails() async throws {
    let server = MockAPICommunicator()
    server.failure = .unreachable(reason: "no network")
    let pilot = try open(server)
    try await pilot.waitUntil("the failure is shown") { $0.alert != nil }
    #expect(pilot.alert?.title == "The People Were Not Fetched")
    #expect(pilot.alert?.message.contains("no network") == true)
  }
}
