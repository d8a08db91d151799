import Domain
import Foundation
import HeadlessUI
import Pilot
import ProtocolSplitPeopleList
import TestDoubles
import Testing

@Suite("Protocol split, decided: a row moves because a name changed")
@MainActor
struct RowMovesTests {
  // MARK: Double
  // The data provider of TestDoubles.

  // MARK: Test
  @Test("the table has the person at the place of the new name")
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
