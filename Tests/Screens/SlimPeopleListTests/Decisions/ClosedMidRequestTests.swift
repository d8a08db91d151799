import Domain
import HeadlessUI
import TestDoubles
import TestSupport
import Testing

@testable import SlimPeopleList

@Suite("Slim: the screen closes during a request", .timeLimit(.minutes(3)))
@MainActor
struct ClosedMidRequestTests {
  // MARK: Double
  // The doubles for the store and the server are in `TestDoubles`.

  // MARK: Test
  @Test("the list is freed, and the reply is saved")
  func decides() async {
    let store = InMemoryPeopleStore(collation: .byLetter)
    let server = MockAPICommunicator(people: [.ada])
    let gate = Gate()
    server.gate = gate
    await expectFreed {
      let list = PeopleListViewController(
        store: store, sortSetting: TransientSortSetting(), context: .test)
      list.communicator = server
      list.loadViewIfNeeded()
      await gate.someoneWaits()
      return list
    }
    gate.open()
    for _ in 0..<100 where store.contents.isEmpty { await Task.yield() }
    #expect(store.contents == [.ada])
  }
}
