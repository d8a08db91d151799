import Domain
import TestDoubles
import Testing

@testable import SlimPeopleList

@Suite("Slim: the sort order changes")
@MainActor
struct SortChangesTests {
  // MARK: Double
  // The double for the store is in `TestDoubles`. The sort setting is in `Domain`.

  // MARK: Test
  @Test("the order is saved, and the store is observed in the new order")
  func decides() {
    let setting = TransientSortSetting()
    let store = InMemoryPeopleStore(collation: .byLetter, [.ada, .grace])
    let provider = StorePeopleListDataProvider(
      PeopleListServices(store: store, sortSetting: setting, context: .test))
    var rows: [PersonRow] = []
    provider.onChange = { rows = (try? $0.get()) ?? [] }
    provider.changeOrder()
    #expect(setting.nameOrder == .firstName)
    #expect(rows.map(\.person) == [.ada, .grace])
  }
}
