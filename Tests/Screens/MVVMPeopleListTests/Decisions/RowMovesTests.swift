import Domain
import MVVMPeopleList
import TestDoubles
import Testing

@Suite("MVVM, decided: a row moves because a name changed")
@MainActor
struct RowMovesTests {
  // MARK: Double
  // The store of TestDoubles.

  // MARK: Test
  @Test("the page has the person at the place of the new name")
  func decides() async throws {
    let store = InMemoryPeopleStore(collation: .english, [.ada, .grace])
    let model = PeopleListViewModel(
      store: store, sortSetting: TransientSortSetting(), context: .test)
    model.load()
    let byron = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
    try await store.save([Person(id: Person.ada.id, byron)])
    #expect(model.rows.map(\.id) == [Person.ada.id, Person.grace.id])
    #expect(model.rows.map(\.section) == ["B", "H"])
  }
}
