import Database
import Domain
import HeadlessUI
import MassivePeopleList
import TestDoubles
import Testing

@Suite("Massive: the server fails")
@MainActor
struct ServerFailsTests {
  // MARK: Double
  // The double for the communicator is in `TestDoubles`. The controller opens its own database.

  // MARK: Test
  @Test("an alert shows the reason")
  func serverFails() async throws {
    let server = MockAPICommunicator()
    server.failure = .unreachable(reason: "no network")
    let defaults = try #require(UserDefaults(suiteName: "\(UUID())"))
    let controller = try await PeopleListViewController(database: .memory, defaults: defaults)
    controller.communicator = server
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await controller.fetchPeopleFromAPI().value
    let alert = controller.presentedViewController as? UIAlertController
    #expect(alert?.title == "The People Were Not Fetched")
    #expect(alert?.message?.contains("no network") == true)
  }
}
