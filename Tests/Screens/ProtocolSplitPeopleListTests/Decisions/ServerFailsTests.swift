import Domain
import Foundation
import HeadlessUI
import Pilot
import ProtocolSplitPeopleList
import TestDoubles
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Protocol split: the server fails")
@MainActor
struct ServerFailsTests {
  // MARK: Double
  // The doubles for the communicator and the data provider are in `TestDoubles`.

  // MARK: Test
  @Test("an alert shows the reason and “Try Again”")
  func decides() async {
    let server = MockAPICommunicator()
    let controller = PeopleListViewController(
      dataProvider: MockDataProvider(), sortSetting: TransientSortSetting(), context: .test)
    controller.communicator = server
    let window = Window(size: CGSize(width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    server.failure = .unreachable(reason: "no network")
    await controller.fetchPeopleFromAPI().value
    let alert = ScreenPilot(window).alert
    #expect(alert?.message == "\(ServerError.unreachable(reason: "no network"))")
    #expect(alert?.buttons.last == "Try Again")
  }
}
