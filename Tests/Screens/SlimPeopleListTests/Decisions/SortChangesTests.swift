import Domain
import TestDoubles
import Testing

@testable import SlimPeopleList

@Suite("Slim, decided: the sort changes")
@MainActor
struct SortChangesTests {
  // MARK: Double
  // The store of TestDoubles; the setting is Domain's own.

  // MARK: Test
  @Test("the choice is kept, and the people are followed in the new order")
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
