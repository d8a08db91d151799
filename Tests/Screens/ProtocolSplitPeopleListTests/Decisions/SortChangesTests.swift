import Domain
import HeadlessUI
import ProtocolSplitPeopleList
import TestDoubles
import Testing

@Suite("Protocol split: the sort order changes")
@MainActor
struct SortChangesTests {
  // MARK: Double
  // The double for the data provider is in `TestDoubles`. The sort setting is in `Domain`.

  // MARK: Test
  @Test("the order is saved, and the people are fetched again")
  func decides() throws {
    let provider = MockDataProvider()
    let setting = TransientSortSetting()
    let controller = PeopleListViewController(
      dataProvider: provider, sortSetting: setting, context: .test)
    controller.loadViewIfNeeded()
    try #require(controller.navigationItem.rightBarButtonItems?.last).tap()
    #expect(setting.nameOrder == .firstName)
    #expect(provider.messages == [.fetch, .fetch])
  }
}
