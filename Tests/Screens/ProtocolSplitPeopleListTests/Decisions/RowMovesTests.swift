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

@Suite("Protocol split: a row moves after a name change")
@MainActor
struct RowMovesTests {
  // MARK: Double
  // The double for the data provider is in `TestDoubles`.

  // MARK: Test
  @Test("the table shows the person at the new position")
  func decides() {
    let provider = MockDataProvider(
      rows: [PersonRow(.grace, section: "H"), PersonRow(.ada, section: "L")])
    let window = Window(size: CGSize(width: 390, height: 844))
    window.rootViewController = PeopleListViewController(
      dataProvider: provider, sortSetting: TransientSortSetting(), context: .test)
    window.makeKeyAndVisible()
    let byron = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
    let renamed = PersonRow(Person(id: Person.ada.id, byron), section: "B")
    provider.deliver(.success([renamed, PersonRow(.grace, section: "H")]))
    #expect(ScreenPilot(window).rows.map(\.title) == ["Ada Byron", "Grace Hopper"])
    #expect(ScreenPilot(window).rows.map(\.section) == ["B", "H"])
  }
}
