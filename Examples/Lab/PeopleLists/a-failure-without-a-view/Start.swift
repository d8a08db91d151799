import Domain
import ModelViewPeopleList
import TestDoubles
import Testing

@Suite("Failures of the model", .timeLimit(.minutes(1)))
@MainActor
struct ModelFailuresTests {
  private let store = InMemoryPeopleStore(collation: .english, [.ada, .grace])
  private let communicator = MockAPICommunicator()
  private let sync = MockPeopleSync()
  private let model: PeopleModel

  init() {
    model = PeopleModel(
      store: store, sortSetting: TransientSortSetting(), communicator: communicator, sync: sync)
  }

  @Test("the model keeps a failure until the user answers")
  func waits() async {
    // Let the ports fail, start requests, and check `model.failures` before and after the answers.
    #expect(model.failures.isEmpty)
  }
}
