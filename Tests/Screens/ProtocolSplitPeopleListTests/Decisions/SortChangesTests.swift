import Domain
import HeadlessUI
import ProtocolSplitPeopleList
import TestDoubles
import Testing

@Suite("Protocol split: the sort order changes")
@MainActor
struct SortChangesTests {
  // MARK: Double
  // `TestDoubles` contains the data provider, and `Domain` contains the sort setting.

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
