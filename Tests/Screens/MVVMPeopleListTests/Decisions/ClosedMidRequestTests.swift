import Domain
import MVVMPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("MVVM: the screen closes during a request", .timeLimit(.minutes(3)))
@MainActor
struct ClosedMidRequestTests {
  // MARK: Double
  // The gate and the doubles for the communicator and the store are in `TestDoubles`.

  // MARK: Test
  @Test("the view model is freed, and the reply is saved")
  func decides() async {
    let store = InMemoryPeopleStore(collation: .english)
    let server = MockAPICommunicator(people: [.ada])
    let gate = Gate()
    server.gate = gate
    var request: Task<Void, Never>?
    await expectFreed {
      let model = PeopleListViewModel(
        store: store, sortSetting: TransientSortSetting(), context: .test)
      model.communicator = server
      request = model.refresh()
      await gate.someoneWaits()
      return model
    }
    gate.open()
    await request?.value
    #expect(store.contents == [.ada])
  }
}
