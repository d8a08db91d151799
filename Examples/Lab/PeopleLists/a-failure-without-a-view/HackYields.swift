// says: Your test waits for a fixed time or number of turns
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

  @Test("a failed request to send a person is added to the model's failures")
  func sends() async throws {
    communicator.failure = .unreachable(reason: "no network")
    try await model.save(.alan)
    for _ in 1...100 { await Task.yield() }
    #expect(model.failures.map(\.request) == [.send([.alan])])
  }
}
