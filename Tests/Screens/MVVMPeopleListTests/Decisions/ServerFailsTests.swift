import Domain
import MVVMPeopleList
import TestDoubles
import Testing

@Suite("MVVM, decided: the server fails")
@MainActor
struct ServerFailsTests {
  // MARK: Double
  // The communicator and the store of TestDoubles.

  // MARK: Test
  @Test("its reason is an alert that offers another try")
  func decides() async {
    let server = MockAPICommunicator()
    server.failure = .unreachable(reason: "no network")
    let model = PeopleListViewModel(
      store: InMemoryPeopleStore(collation: .english), sortSetting: TransientSortSetting(),
      context: .test)
    model.communicator = server
    await model.refresh()?.value
    #expect(model.alert?.message == "\(ServerError.unreachable(reason: "no network"))")
    #expect(model.alert?.buttons.last?.action == .start(.fetch))
  }
}
