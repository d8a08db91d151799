import Domain
import Interaction
import TestDoubles
import Testing

@testable import SlimPeopleList

@Suite("Slim: the server fails")
@MainActor
struct ServerFailsTests {
  // MARK: Double
  private final class Asker: Confirming {
    var question: Question?

    func confirm(_ question: Question) async -> Bool {
      self.question = question
      return false
    }
  }

  // MARK: Test
  @Test("the question shows the reason")
  func decides() async {
    let (asker, server) = (Asker(), MockAPICommunicator())
    server.failure = .unreachable(reason: "no network")
    let flows = PersonFlows(
      store: InMemoryPeopleStore(collation: .byLetter), communicator: server, context: .test,
      asker: asker)
    _ = await UserInteraction(flows.refreshing()).run()
    #expect(asker.question?.title == "The People Were Not Fetched")
    #expect(asker.question?.message?.contains("no network") == true)
  }
}
