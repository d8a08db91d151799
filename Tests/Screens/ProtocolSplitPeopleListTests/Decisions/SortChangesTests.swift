import Domain
import HeadlessUI
import ProtocolSplitPeopleList
import TestDoubles
import Testing

@Suite("Protocol split: the sort order changes")
@MainActor
struct SortChangesTests {
  // MARK: Double
  // The double for the store is in `TestDoubles`. The sort setting is in `Domain`.

  // MARK: Test
  @Test("the order is saved, and the data provider has the people in the new order")
  func decides() throws {
    let setting = TransientSortSetting()
    let provider = StorePeopleListDataProvider(
      store: InMemoryPeopleStore(collation: FirstLetterCollation(), [.ada, .grace]),
      sortSetting: setting)
    let controller = PeopleListViewController(
      dataProvider: provider, sortSetting: setting, context: .test)
    controller.loadViewIfNeeded()
    try #require(controller.navigationItem.rightBarButtonItems?.last).tap()
    #expect(setting.nameOrder == .firstName)
    #expect(provider.rows.map(\.person) == [.ada, .grace])
  }
}
