import Domain
import HeadlessUI
import ProtocolSplitPeopleList
import TestDoubles
import Testing

@Suite("Protocol split, decided: the sort changes")
@MainActor
struct SortChangesTests {
  // MARK: Double
  // The data provider of TestDoubles; the setting is Domain's own.

  // MARK: Test
  @Test("the choice is kept, and the people are fetched anew")
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
