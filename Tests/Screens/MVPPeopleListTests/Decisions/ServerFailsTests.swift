import Domain
import TestDoubles
import Testing

@testable import MVPPeopleList

@Suite("MVP: the server fails", .timeLimit(.minutes(3)))
@MainActor
struct ServerFailsTests {
  // MARK: Double
  // The view and the router are the spy. The doubles for the ports are in `TestDoubles`.

  // MARK: Test
  @Test("the view shows an alert with the reason")
  func decides() async {
    let server = MockAPICommunicator()
    server.failure = .unreachable(reason: "no network")
    let spy = PeopleListSpy()
    let presenter = PeopleListPresenter.connected(
      to: spy, InMemoryPeopleStore(collation: .byLetter), communicator: server)
    presenter.didTapRefresh()
    await spy.waitForAlert()
    #expect(spy.alert?.title == "The People Were Not Fetched")
    #expect(spy.alert?.message?.contains("no network") == true)
  }
}
