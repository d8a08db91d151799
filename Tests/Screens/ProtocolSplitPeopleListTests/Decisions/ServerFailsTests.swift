import Domain
import HeadlessUI
import ProtocolSplitPeopleList
import TestDoubles
import Testing

@Suite("Protocol split: the server fails")
@MainActor
struct ServerFailsTests {
  // MARK: Double
  // The doubles for the communicator and the data provider are in `TestDoubles`.

  // MARK: Test
  @Test("an alert shows the reason")
  func decides() async {
    let server = MockAPICommunicator()
    server.failure = .unreachable(reason: "no network")
    let controller = PeopleListViewController(
      dataProvider: MockDataProvider(), sortSetting: TransientSortSetting(), context: .test)
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
