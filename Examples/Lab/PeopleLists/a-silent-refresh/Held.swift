import Domain
import HeadlessUI
import Presenter
import ProtocolSplitPeopleList
import TestDoubles
import Testing

@Suite("Errors of a refresh")
@MainActor struct HeldRefreshTests {
  @Test("an alert shows the status of a server error", arguments: [500, 503])
  func anyError(_ status: Int) async {
    let server = MockAPICommunicator()
    server.failure = .unavailable(status: status, retryAfter: nil)
    let controller = PeopleListViewController(
      dataProvider: MockDataProvider(), sortSetting: TransientSortSetting(), context: .current)
    controller.communicator = server
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    await controller.fetchPeopleFromAPI().value
    let alert = controller.presentedViewController as? UIAlertController
    #expect(alert?.message?.contains("\(status)") == true)
  }
}
