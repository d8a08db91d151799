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
  @Test("a question shows the reason and “Try Again”")
  func decides() async {
    let (asker, server) = (Asker(), MockAPICommunicator())
    let services = PeopleListServices(
      store: InMemoryPeopleStore(collation: .byLetter), sortSetting: TransientSortSetting(),
      context: .test)
    services.communicator = server
    server.failure = .unreachable(reason: "no network")
    let flows = PersonFlows(services, asking: asker, counting: ScreenWork())
    _ = await UserInteraction(flows.fetching()).run()
    #expect(asker.question?.message == "\(ServerError.unreachable(reason: "no network"))")
    #expect(asker.question?.confirm == "Try Again")
  }
}
