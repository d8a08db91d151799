import Domain
import HeadlessUI
import TestDoubles
import TestSupport
import Testing
import VIPERPeopleList

@Suite("VIPER: the screen closes during a request", .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct ClosedMidRequestTests {
  // MARK: Double
  // The gate and the doubles for the communicator and the store are in `TestDoubles`.

  // MARK: Test
  @Test("the controller is freed, and the reply is saved")
  func decides() async {
    let store = InMemoryPeopleStore(collation: .byLetter)
    let server = MockAPICommunicator(people: [.ada])
    let gate = Gate()
    server.gate = gate
    await expectFreed {
      let controller = PeopleListModule.make(
        store: store, sortSetting: TransientSortSetting(), communicator: server, sync: nil,
        addressBook: nil, context: .test, notifications: NotificationCenter())
      controller.loadViewIfNeeded()
      await gate.waitForWaiter()
      return controller
    }
    gate.open()
    while store.contents.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(store.contents == [.ada])
  }
}
