import Domain
import HeadlessUI
import ReducerPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Reducer: the screen closes during a request", .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct ClosedMidRequestTests {
  // MARK: Double
  // The gate and the doubles for the communicator and the store are in `TestDoubles`.

  // MARK: Test
  @Test("the controller is freed, and the reply is saved")
  func decides() async {
    let people = InMemoryPeopleStore(collation: .english)
    let server = MockAPICommunicator(people: [.ada])
    let gate = Gate()
    server.gate = gate
    await expectFreed {
      let effects = PeopleListEffects(
        store: people, sortSetting: TransientSortSetting(), communicator: server, context: .test)
      let state = PeopleListState(nameOrder: .lastName, hasSync: false, hasAddressBook: false)
      let controller = PeopleListViewController(
        Store(state, reduce: PeopleListReducer.reduce) { effects.handle($0, $1) }, context: .test)
      controller.loadViewIfNeeded()
      await gate.waitForWaiter()
      return controller
    }
    gate.open()
    while people.contents.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(people.contents == [.ada])
  }
}
