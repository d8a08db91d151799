import Domain
import Interaction
import TestDoubles
import Testing

@testable import SlimPeopleList

@Suite("Slim: the user cancels a deletion")
@MainActor
struct ConfirmationRefusedTests {
  // MARK: Double
  // The closure `ask` records the question. It never calls the action, as after a tap on “Cancel”.

  // MARK: Test
  @Test("no person is deleted")
  func decides() {
    let store = InMemoryPeopleStore(collation: .byLetter, [.ada])
    var question: Question?
    let flows = PersonFlows(
      store: store, communicator: LocalOnlyCommunicator(), context: .test,
      work: ScreenWork(nil) { asked, _ in question = asked })
    flows.delete(.ada)
    #expect(question?.title == "Delete Ada Lovelace?")
    #expect(store.contents == [.ada])
  }
}
