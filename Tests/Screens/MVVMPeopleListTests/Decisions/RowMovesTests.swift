import DataSource
import Domain
import MVVMPeopleList
import TestDoubles
import Testing

@Suite("MVVM: a row moves after a name change")
@MainActor
struct RowMovesTests {
  // MARK: Double
  // The double for the store is in `TestDoubles`.

  // MARK: Test
  @Test("the sections contain the person at the new position")
  func decides() async throws {
    let store = InMemoryPeopleStore(collation: .english, [.ada, .grace])
    let model = PeopleListViewModel(
      store: store, sortSetting: TransientSortSetting(), context: .test)
    model.load()
    let byron = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
    try await store.save([Person(id: Person.ada.id, byron)])
    #expect(model.sections.map(\.id) == ["B", "H"])
    let rows = model.sections.flatMap(\.items)
    #expect(rows.map(\.name) == ["Ada Byron", "Grace Hopper"])
  }
}
