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

  private func failAll() {
    communicator.failure = .unreachable(reason: "no network")
    store.failure = .full(file: "people.sqlite")
    sync.storeFailure = .full(file: "people.sqlite")
  }

  @Test("the user's answer removes the oldest failure, and can repeat the failed request")
  func answers() async {
    failAll()
    await model.delete(Person.ada.id).value
    await model.refresh().value
    await model.retryChange(of: Person.grace.id).value
    await model.discardChange(of: Person.grace.id).value
    #expect(
      model.failures.map(\.request) == [
        .delete(Person.ada.id), .fetch, .retry(Person.grace.id), .discard(Person.grace.id),
      ])
    store.failure = nil
    await model.answerFailure(retries: true)?.value
    #expect(store.contents == [.grace])
    #expect(model.answerFailure(retries: false) == nil)
    #expect(
      model.failures.map(\.request) == [.retry(Person.grace.id), .discard(Person.grace.id)])
    #expect(communicator.messages == [.getPeople])
  }

  @Test("a failed request to send a person is added to the model's failures")
  func sends() async throws {
    communicator.failure = .unreachable(reason: "no network")
    try await model.save(.alan)
    while model.isBusy, !Task.isCancelled { await Task.yield() }
    #expect(model.failures.map(\.request) == [.send([.alan])])
  }

  @Test("a failed read of the store is added to the model's failures")
  func reads() async {
    model.load()
    while model.isBusy, !Task.isCancelled { await Task.yield() }
    store.failure = .corrupt(file: "people.sqlite")
    #expect(model.failures.map(\.request) == [.observe])
  }
}
