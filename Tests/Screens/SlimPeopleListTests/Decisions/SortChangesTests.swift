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
  @Test("the order is saved, and the rows are in the new order")
  func decides() {
    let setting = TransientSortSetting()
    let provider = StorePeopleListDataProvider(
      store: InMemoryPeopleStore(collation: .byLetter, [.ada, .grace]), sortSetting: setting)
    var rows: [PersonRow] = []
    provider.onChange = { rows = (try? $0.get()) ?? [] }
    provider.changeOrder()
    #expect(setting.nameOrder == .firstName)
    #expect(rows.map(\.person) == [.ada, .grace])
  }
}
