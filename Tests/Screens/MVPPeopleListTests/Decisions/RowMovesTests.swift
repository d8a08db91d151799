import Domain
import TestDoubles
import Testing

@testable import MVPPeopleList

@Suite("MVP: a row moves after a name change")
@MainActor
struct RowMovesTests {
  // MARK: Double
  // The view and the router are the spy. The doubles for the ports are in `TestDoubles`.

  // MARK: Test
  @Test("the view shows the person at the new position")
  func decides() async throws {
    let store = InMemoryPeopleStore(collation: .byLetter, [.ada, .grace])
    let spy = PeopleListSpy()
    let presenter = PeopleListPresenter.connected(to: spy, store)
    presenter.viewDidLoad()
    let byron = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
    try await store.save([Person(id: Person.ada.id, byron)])
    #expect(spy.messages.contains(.rows(["B: Ada Byron", "H: Grace Hopper"])))
  }
}
