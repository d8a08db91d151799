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

@Suite("Protocol split: the user cancels a deletion")
@MainActor
struct ConfirmationRefusedTests {
  // MARK: Double
  // The double for the data provider is in `TestDoubles`.

  // MARK: Test
  @Test("no person is deleted")
  func decides() throws {
    let provider = MockDataProvider(rows: [PersonRow(.ada, section: "L")])
    let window = Window(size: CGSize(width: 390, height: 844))
    window.rootViewController = PeopleListViewController(
      dataProvider: provider, sortSetting: TransientSortSetting(), context: .test)
    window.makeKeyAndVisible()
    let pilot = ScreenPilot(window)
    try pilot.swipeToDelete("Ada Lovelace")
    #expect(pilot.alert?.title == "Delete Ada Lovelace?")
    try pilot.answer("Cancel")
    #expect(provider.messages == [.fetch])
  }
}
