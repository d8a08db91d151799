import Domain
import Interaction
import TestDoubles
import Testing

@testable import SlimPeopleList

@Suite("Slim: the user cancels a deletion")
@MainActor
struct ConfirmationRefusedTests {
  // MARK: Double
  private final class Asker: Confirming {
    var question: Question?

    func confirm(_ question: Question) async -> Bool {
      self.question = question
      return false
    }
  }

  // MARK: Test
  @Test("no person is deleted")
  func decides() async {
    let (asker, store) = (Asker(), InMemoryPeopleStore(collation: .byLetter, [.ada]))
    let flows = PersonFlows(
      store: store, communicator: LocalOnlyCommunicator(), context: .test, asker: asker)
    _ = await UserInteraction(flows.deletion(of: .ada)).run()
    #expect(asker.question?.title == "Delete Ada Lovelace?")
    #expect(store.contents == [.ada])
  }
}
