import Domain
import TestDoubles
import Testing

@testable import MVPPeopleList

@Suite("MVP: the user cancels a deletion")
@MainActor
struct ConfirmationRefusedTests {
  // MARK: Double
  // The view and the router are the spy. The doubles for the ports are in `TestDoubles`.

  // MARK: Test
  @Test("“Cancel” sends no choice to the presenter, and no person is deleted")
  func decides() async {
    let store = InMemoryPeopleStore(collation: .byLetter, [.ada])
    let spy = PeopleListSpy()
    let presenter = PeopleListPresenter.connected(to: spy, store)
    presenter.didTapDelete(PersonRowModel(PersonRow(.ada, section: "L"), in: .test))
    for _ in 0..<20 { await Task.yield() }
    #expect(spy.messages.count == 1 && spy.alert?.title == "Delete Ada Lovelace?")
    #expect(spy.alert?.buttons.first == .cancel())
    #expect(store.messages.isEmpty)
  }
}
