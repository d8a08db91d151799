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

  @Test(
    "the model keeps the failure of a refresh until the user answers, and can repeat the refresh")
  func refresh() async {
    communicator.failure = .unreachable(reason: "no network")
    await model.refresh().value
    #expect(model.failures.map(\.request) == [.fetch])
    communicator.failure = nil
    await model.answerFailure(retries: true)?.value
    #expect(model.failures.isEmpty)
    #expect(communicator.messages.count == 2)
  }
}
