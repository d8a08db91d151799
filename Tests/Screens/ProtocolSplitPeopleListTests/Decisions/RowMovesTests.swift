import Domain
import HeadlessUI
import Pilot
import ProtocolSplitPeopleList
import TestDoubles
import Testing

@Suite("Protocol split: a row moves after a name change")
@MainActor
struct RowMovesTests {
  // MARK: Double
  // The double for the store is in `TestDoubles`. The test needs the screen, because only the
  // controller connects the provider to the table.

  // MARK: Test
  @Test("the table shows the person at the new position")
  func decides() async throws {
    let store = InMemoryPeopleStore(collation: FirstLetterCollation(), [.ada, .grace])
    let setting = TransientSortSetting()
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = PeopleListViewController(
      dataProvider: StorePeopleListDataProvider(store: store, sortSetting: setting),
      sortSetting: setting, context: .test)
    window.makeKeyAndVisible()
    let byron = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
    try await store.save([Person(id: Person.ada.id, byron)])
    let rows = ScreenPilot(window).rows
    #expect(rows.map(\.section) == ["B", "H"])
    #expect(rows.map(\.title) == ["Ada Byron", "Grace Hopper"])
  }
}
