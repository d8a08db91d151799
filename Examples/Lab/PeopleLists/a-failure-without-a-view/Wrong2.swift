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

  @Test("each failed request adds a failure, and an answer removes one")
  func counts() async throws {
    communicator.failure = .unreachable(reason: "no network")
    store.failure = .full(file: "people.sqlite")
    sync.storeFailure = .full(file: "people.sqlite")
    await model.refresh().value
    await model.delete(Person.ada.id).value
    await model.retryChange(of: Person.ada.id).value
    await model.discardChange(of: Person.ada.id).value
    #expect(model.failures.count == 4)
    model.answerFailure(retries: false)
    #expect(model.failures.count == 3)
  }
}
