import Domain
import ModelViewPeopleList
import TestDoubles
import Testing

@Suite("Model-View: the sort order changes")
@MainActor
struct SortChangesTests {
  // MARK: Double
  // The double for the store is in `TestDoubles`. The sort setting is in `Domain`.

  // MARK: Test
  @Test("the order is saved, and the rows have the new order")
  func decides() {
    let setting = TransientSortSetting()
    let model = PeopleModel(
      store: InMemoryPeopleStore(collation: .english, [.ada, .grace]), sortSetting: setting)
    model.changeOrder()
    #expect(setting.nameOrder == .firstName)
    #expect(model.rows?.map(\.person) == [.ada, .grace])
  }
}
