import Domain
import Interaction
import TestDoubles
import Testing

@testable import SlimPeopleList

@Suite("Slim: the server fails", .timeLimit(.minutes(3)))
@MainActor
struct ServerFailsTests {
  // MARK: Double
  // The closure `ask` records the question. The double for the server is in `TestDoubles`.

  // MARK: Test
  @Test("the alert shows the reason")
  func decides() async {
    let server = MockAPICommunicator()
    server.failure = .unreachable(reason: "no network")
    var question: Question?
    let flows = PersonFlows(
      store: InMemoryPeopleStore(collation: .byLetter), communicator: server, context: .test,
      work: ScreenWork(nil) { asked, _ in question = asked })
    flows.refresh()
    while question == nil, !Task.isCancelled { await Task.yield() }
    #expect(question?.title == "The People Were Not Fetched")
    #expect(question?.message?.contains("no network") == true)
  }
}
