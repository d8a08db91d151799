import Domain
import HeadlessUI
import Pilot
import ProtocolSplitPeopleList
import TestDoubles
import Testing

@Suite("Protocol split: the sort order changes")
@MainActor
struct SortChangesTests {
  // MARK: Double
  // The double for the store is in `TestDoubles`. The sort setting is in `Domain`.

  // MARK: Test
  @Test("the order is saved, and the rows have the new order")
  func decides() throws {
    let setting = TransientSortSetting()
    let store = InMemoryPeopleStore(collation: FirstLetterCollation(), [.ada, .grace])
    let controller = PeopleListViewController(
      dataProvider: StorePeopleListDataProvider(store: store, sortSetting: setting),
      sortSetting: setting, context: .test)
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try #require(controller.navigationItem.rightBarButtonItems?.last).tap()
    #expect(setting.nameOrder == .firstName)
    #expect(ScreenPilot(window).rows.map(\.title) == ["Ada Lovelace", "Grace Hopper"])
  }
}
