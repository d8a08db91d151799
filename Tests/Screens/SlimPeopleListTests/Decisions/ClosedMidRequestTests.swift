import Domain
import Interaction
import TestDoubles
import TestSupport
import Testing

@testable import SlimPeopleList

@Suite("Slim: the screen closes during a request", .timeLimit(.minutes(3)))
@MainActor
struct ClosedMidRequestTests {
  // MARK: Double
  private struct Asker: Confirming {
    func confirm(_ question: Question) async -> Bool { false }
  }

  // MARK: Test
  @Test("the `PersonFlows` object is freed, and the reply is saved")
  func decides() async {
    let store = InMemoryPeopleStore(collation: .byLetter)
    let server = MockAPICommunicator(people: [.ada])
    let gate = Gate()
    server.gate = gate
    var request: UserInteraction<ConfirmedSteps<Void, any Error>>?
    await expectFreed {
      let services = PeopleListServices(
        store: store, sortSetting: TransientSortSetting(), context: .test)
      services.communicator = server
      let flows = PersonFlows(services, asking: Asker(), counting: ScreenWork())
      request = UserInteraction(flows.fetching())
      request?.start()
      await gate.someoneWaits()
      return flows
    }
    gate.open()
    _ = await request?.run()
    #expect(store.contents == [.ada])
  }
}
