import Domain
import MVVMPeopleList
import TestDoubles
import Testing

@Suite("MVVM: the server fails")
@MainActor
struct ServerFailsTests {
  // MARK: Double
  // The doubles for the communicator and the store are in `TestDoubles`.

  // MARK: Test
  @Test("an alert shows the reason")
  func decides() async {
    let server = MockAPICommunicator()
    server.failure = .unreachable(reason: "no network")
    let model = PeopleListViewModel(
      store: InMemoryPeopleStore(collation: .english), sortSetting: TransientSortSetting(),
      communicator: server, context: .test)
    await model.refresh()?.value
    #expect(model.alert?.title == "The People Were Not Fetched")
    #expect(model.alert?.message?.contains("no network") == true)
  }
}
