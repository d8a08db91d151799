import Domain
import HeadlessUI
import ModelViewPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Model-View: the screen closes during a request", .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct ClosedMidRequestTests {
  // MARK: Double
  // The gate and the doubles for the communicator and the store are in `TestDoubles`.

  // MARK: Test
  @Test("the controller is freed, and the reply is saved")
  func decides() async {
    let store = InMemoryPeopleStore(collation: .english)
    let server = MockAPICommunicator(people: [.ada])
    let gate = Gate()
    server.gate = gate
    await expectFreed {
      let controller = PeopleListViewController(
        PeopleModel(store: store, sortSetting: TransientSortSetting(), communicator: server),
        context: .test)
      controller.loadViewIfNeeded()
      await gate.waitForWaiter()
      return controller
    }
    gate.open()
    while store.contents.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(store.contents == [.ada])
  }
}
