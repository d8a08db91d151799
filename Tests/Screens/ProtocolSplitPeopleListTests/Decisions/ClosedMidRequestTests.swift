import Domain
import HeadlessUI
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Protocol split: the screen closes during a request", .timeLimit(.minutes(3)))
@MainActor
struct ClosedMidRequestTests {
  // MARK: Double
  // The gate and the doubles for the communicator and the data provider are in `TestDoubles`.

  // MARK: Test
  @Test("the controller is freed, and the reply is saved")
  func decides() async {
    let provider = MockDataProvider()
    let server = MockAPICommunicator(people: [.ada])
    let gate = Gate()
    server.gate = gate
    var request: Task<Void, Never>?
    await expectFreed {
      let controller = PeopleListViewController(
        dataProvider: provider, sortSetting: TransientSortSetting(), context: .test)
      controller.communicator = server
      request = controller.fetchPeopleFromAPI()
      await gate.someoneWaits()
      return controller
    }
    gate.open()
    await request?.value
    #expect(provider.messages == [.addPeople([.ada])])
  }
}
