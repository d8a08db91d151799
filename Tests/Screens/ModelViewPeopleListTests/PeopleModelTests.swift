import Domain
import ModelViewPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Model-View: people model", .timeLimit(.minutes(3)))
@MainActor
struct PeopleModelTests {
  private let store = InMemoryPeopleStore(collation: .english, [.ada, .grace])
  private let communicator = MockAPICommunicator()
  private let sync = MockPeopleSync()
  private let setting = TransientSortSetting()
  private let model: PeopleModel

  init() {
    model = PeopleModel(
      store: store, sortSetting: setting, communicator: communicator, sync: sync)
  }

  private func waitUntilIdle() async {
    for _ in 0..<1000 where model.isBusy { await Task.yield() }
    #expect(!model.isBusy, "the model was not idle within 1000 turns")
  }

  @Test("the model reads nothing before `load()`", .tags(.mockInjection))
  func lazy() {
    #expect(model.rows == nil)
    #expect(store.messages.isEmpty)
    #expect(communicator.messages.isEmpty)
  }

  @Test("`load()` immediately reads the stored people, and then saves the people from the server")
  func loads() async {
    communicator.people = [.emmy]
    model.load()
    #expect(model.rows?.map(\.person) == [.grace, .ada])
    #expect(model.isBusy)
    await waitUntilIdle()
    #expect(model.rows?.map(\.person) == [.grace, .ada, .emmy])
    #expect(store.messages == [.observed(.lastName), .saved([.emmy])])
  }

  @Test("a new model uses the saved sort order")
  func keptOrder() {
    let model = PeopleModel(store: store, sortSetting: TransientSortSetting(.firstName))
    #expect(model.nameOrder == .firstName)
    model.load()
    #expect(model.rows?.map(\.person) == [.ada, .grace])
  }

  @Test("a saved person is sent to the server after the save")
  func saves() async throws {
    try await model.save(.alan)
    await waitUntilIdle()
    #expect(store.messages == [.saved([.alan])])
    #expect(communicator.messages == [.post([.alan])])
  }

  @Test("a person who could not be saved is not sent")
  func saveFails() async {
    store.failure = .full(file: "people.sqlite")
    await #expect(throws: StoreError.full(file: "people.sqlite")) { try await model.save(.alan) }
    #expect(!model.isBusy)
    #expect(communicator.messages.isEmpty)
  }

  @Test("each of two failures needs an answer, and a retry repeats the request that failed")
  func failures() async {
    communicator.failure = .unreachable(reason: "no network")
    await model.refresh().value
    store.failure = .full(file: "people.sqlite")
    await model.delete(Person.ada.id).value
    #expect(model.failures.map(\.request) == [.fetch, .delete(Person.ada.id)])
    #expect(model.answerFailure(retries: false) == nil)
    store.failure = nil
    await model.answerFailure(retries: true)?.value
    #expect(model.failures.isEmpty)
    #expect(store.contents == [.grace])
    #expect(communicator.messages == [.getPeople])
    #expect(model.answerFailure(retries: true) == nil)
  }

  @Test("after a failed read the previous rows stay, and a retry observes the store again")
  func unreadable() async {
    model.load()
    await waitUntilIdle()
    store.failure = .corrupt(file: "people.sqlite")
    #expect(model.failures.map(\.request) == [.observe])
    #expect(model.rows?.map(\.person) == [.grace, .ada])
    store.failure = nil
    await model.answerFailure(retries: true)?.value
    #expect(model.failures.isEmpty)
    #expect(store.messages == [.observed(.lastName), .observed(.lastName)])
  }

  @Test("the sync retries or discards a rejected change, and an error is added to `failures`")
  func refused() async {
    await model.retryChange(of: Person.ada.id).value
    sync.storeFailure = .full(file: "people.sqlite")
    await model.discardChange(of: Person.ada.id).value
    #expect(sync.messages == [.retry(Person.ada.id), .discard(Person.ada.id)])
    #expect(model.failures.map(\.request) == [.discard(Person.ada.id)])
  }

  @Test("the model has the sync's status, and `stopSync()` stops the sync")
  func status() {
    model.load()
    sync.status = SyncStatus(.offline, waiting: 1)
    #expect(model.status == SyncStatus(.offline, waiting: 1))
    model.stopSync()
    #expect(sync.messages == [.stop])
  }

  @Test("the model is busy until the last of two requests has ended")
  func busy() async {
    let gate = Gate()
    communicator.gate = gate
    let first = model.refresh()
    await gate.waitForWaiter()
    communicator.gate = nil
    await model.refresh().value
    #expect(model.isBusy)
    gate.open()
    await first.value
    #expect(!model.isBusy)
  }
}
