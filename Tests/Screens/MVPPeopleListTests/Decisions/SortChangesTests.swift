import Domain
import TestDoubles
import Testing

@testable import MVPPeopleList

@Suite("MVP: the sort order changes")
@MainActor
struct SortChangesTests {
  // MARK: Double
  // The view and the router are the spy. The store is in `TestDoubles`, the setting in `Domain`.

  // MARK: Test
  @Test("the order is saved, and the view shows the rows in the new order")
  func decides() {
    let setting = TransientSortSetting()
    let spy = PeopleListSpy()
    let presenter = PeopleListPresenter.connected(
      to: spy, InMemoryPeopleStore(collation: .byLetter, [.ada, .grace]), sortSetting: setting)
    presenter.didTapSort()
    #expect(setting.nameOrder == .firstName)
    #expect(spy.messages.contains(.rows(["A: Ada Lovelace", "G: Grace Hopper"])))
  }
}
