import Domain
import HeadlessUI
import ModelViewPeopleList
import TestDoubles
import Testing

@Suite("Model-View: the server fails")
@MainActor
struct ServerFailsTests {
  // MARK: Double
  // The doubles for the communicator and the store are in `TestDoubles`.

  // MARK: Test
  @Test("an alert shows the reason")
  func decides() async throws {
    let server = MockAPICommunicator()
    server.failure = .unreachable(reason: "no network")
    let model = PeopleModel(
      store: InMemoryPeopleStore(collation: .english), sortSetting: TransientSortSetting(),
      communicator: server)
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = PeopleListViewController(model, context: .test)
    window.makeKeyAndVisible()
    await model.refresh().value
    window.updatePropertiesIfNeeded()
    let alert = window.rootViewController?.presentedViewController as? UIAlertController
    #expect(alert?.title == "The People Were Not Fetched")
    #expect(alert?.message?.contains("no network") == true)
  }
}
