import Domain
import HeadlessUI
import Pilot
import TestDoubles
import Testing

@testable import ProtocolSplitPeopleList

@Suite("Protocol split: the user cancels a deletion")
@MainActor
struct ConfirmationRefusedTests {
  // MARK: Double
  // The double for the store is in `TestDoubles`.

  // MARK: Test
  @Test("the person is still stored")
  func decides() async throws {
    let store = InMemoryPeopleStore(collation: FirstLetterCollation(), [.ada])
    let screen = UIViewController()
    let work = ScreenWork(on: screen)
    screen.view.addSubview(work.indicator)
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let flows = PersonFlows(
      screen: screen, work: work,
      dataProvider: StorePeopleListDataProvider(store: store, sortSetting: TransientSortSetting()),
      communicator: LocalOnlyCommunicator(), sync: nil, context: .test, notifications: .default)
    flows.delete(.ada)
    let pilot = ScreenPilot(window)
    #expect(pilot.alert?.title == "Delete Ada Lovelace?")
    try pilot.answer("Cancel")
    try await pilot.waitWhileBusy()
    #expect(store.contents == [.ada])
  }
}
