import DataSource
import Domain
import TestDoubles
import Testing

@testable import SlimPeopleList

@Suite("Slim: a row moves after a name change")
@MainActor
struct RowMovesTests {
  // MARK: Double
  private final class Table: RowChanging {
    func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
      updatingData()
    }
  }

  // MARK: Test
  @Test("the person is in the section of the new name")
  func decides() async throws {
    let store = InMemoryPeopleStore(collation: .byLetter, [.ada, .grace])
    let (list, table) = (PeopleListDataSource(.test), Table())
    try await list.show(store.people(in: .lastName), in: table)
    let name = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
    let byron = Person(id: Person.ada.id, name)
    try await store.save([byron])
    try await list.show(store.people(in: .lastName), in: table)
    #expect(list.sections.map(\.id) == ["B", "H"])
    #expect(list.sections.map { $0.items.map(\.person) } == [[byron], [.grace]])
  }
}
