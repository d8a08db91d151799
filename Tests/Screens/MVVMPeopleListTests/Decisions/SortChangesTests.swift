import DataSource
import Domain
import MVVMPeopleList
import TestDoubles
import Testing

@Suite("MVVM: the sort order changes")
@MainActor
struct SortChangesTests {
  // MARK: Double
  // The double for the store is in `TestDoubles`. The sort setting is in `Domain`.

  // MARK: Test
  @Test("the order is saved, and the rows have the new order")
  func decides() {
    let setting = TransientSortSetting()
    let model = PeopleListViewModel(
      store: InMemoryPeopleStore(collation: .english, [.ada, .grace]), sortSetting: setting,
      context: .test)
    model.changeOrder()
    #expect(setting.nameOrder == .firstName)
    let rows = model.sections.flatMap(\.items)
    #expect(rows.map(\.name) == ["Ada Lovelace", "Grace Hopper"])
  }
}
