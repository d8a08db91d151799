import Domain
import MVVMPeopleList
import TestDoubles
import Testing

@Suite("MVVM, decided: the sort changes")
@MainActor
struct SortChangesTests {
  // MARK: Double
  // The store of TestDoubles; the setting is Domain's own.

  // MARK: Test
  @Test("the choice is kept, and the page follows it")
  func decides() {
    let setting = TransientSortSetting()
    let model = PeopleListViewModel(
      store: InMemoryPeopleStore(collation: .english, [.ada, .grace]), sortSetting: setting,
      context: .test)
    model.changeOrder()
    #expect(setting.nameOrder == .firstName)
    #expect(model.rows.map(\.person) == [.ada, .grace])
  }
}
