import Database
import Domain
import Foundation
import HeadlessUI
import MassivePeopleList
import TestDoubles
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

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
    let controller = try PeopleListViewController(database: .memory, defaults: defaults)
    controller.communicator = server
    let window = Window(size: CGSize(width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await controller.fetchPeopleFromAPI().value
    let alert = controller.presentedViewController as? AlertController
    #expect(alert?.title == "The People Were Not Fetched")
    #expect(alert?.message?.contains("no network") == true)
  }
}
