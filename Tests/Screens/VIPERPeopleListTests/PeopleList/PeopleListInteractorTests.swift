import Domain
import TestDoubles
import Testing

@testable import VIPERPeopleList

@Suite("VIPER: people list interactor", .timeLimit(.minutes(3)))
@MainActor
struct PeopleListInteractorTests {
  /// An output that records the results in order.
  @MainActor
  private final class Spy: PeopleListInteractorOutput {
    enum Message: Equatable {
      case reading(NameOrder)
      case read([Person])
      case failed(StoreError)
      case status(SyncStatus)
      case ended(PeopleListRequest, String?)
    }

    private(set) var messages: [Message] = []

    func willRead(in order: NameOrder) { messages.append(.reading(order)) }
    func didRead(_ result: Result<[PersonRow], StoreError>) {
      do { messages.append(.read(try result.get().map(\.person))) } catch {
        messages.append(.failed(error))
      }
    }
    func didReceive(_ status: SyncStatus) { messages.append(.status(status)) }
    func didEnd(_ request: PeopleListRequest, _ failure: (any Error)?) {
      messages.append(.ended(request, failure.map { "\($0)" }))
    }

    func wait(for message: Message) async {
      for _ in 0..<1000 where !messages.contains(message) { await Task.yield() }
      #expect(messages.contains(message))
    }
  }

  private let spy = Spy()
  private let store = InMemoryPeopleStore(collation: .byLetter, [.ada, .grace])
  private let communicator = MockAPICommunicator()
  private let sync = MockPeopleSync()
  private let setting = TransientSortSetting()
  private let interactor: PeopleListInteractor

  init() {
    interactor = PeopleListInteractor(
      store: store, sortSetting: setting, communicator: communicator, sync: sync)
    interactor.output = spy
  }

  @Test("people are read in the saved order, and again after each change")
  func observes() async throws {
    setting.nameOrder = .firstName
    interactor.observePeople()
    try await store.delete([Person.ada.id])
    store.failure = .corrupt(file: "people.sqlite")
    #expect(
      spy.messages == [
        .reading(.firstName), .read([.ada, .grace]), .read([.grace]),
        .failed(.corrupt(file: "people.sqlite")),
      ])
  }

  @Test("a changed order is saved, and the people are read in this order")
  func order() {
    interactor.changeOrder()
    interactor.changeOrder()
    #expect(setting.nameOrder == .lastName)
    #expect(
      spy.messages == [
        .reading(.firstName), .read([.ada, .grace]), .reading(.lastName), .read([.grace, .ada]),
      ])
  }

  @Test("the status is reported at the start and after each change")
  func status() {
    interactor.observeStatus()
    sync.status = SyncStatus(.offline)
    interactor.stopSync()
    #expect(spy.messages == [.status(SyncStatus()), .status(SyncStatus(.offline))])
    #expect(sync.messages == [.stop] && interactor.hasSync)
  }

  @Test("fetched people are saved before the request ends")
  func fetch() async {
    communicator.people = [.alan]
    interactor.start(.fetch)
    await spy.wait(for: .ended(.fetch, nil))
    #expect(spy.messages == [.ended(.fetch, nil)])
    #expect(store.messages == [.saved([.alan])])
  }

  @Test("a deletion, a retry, a discard and a message to the server reach their ports")
  func requests() async {
    let requests: [PeopleListRequest] = [
      .delete(Person.ada.id), .retry(Person.ada.id), .discard(Person.ada.id), .send([.ada]),
    ]
    for request in requests {
      interactor.start(request)
      await spy.wait(for: .ended(request, nil))
    }
    #expect(store.messages == [.deleted([Person.ada.id])])
    #expect(sync.messages == [.retry(Person.ada.id), .discard(Person.ada.id)])
    #expect(communicator.messages == [.post([.ada])])
  }

  @Test("a failed request ends with the error of its port")
  func fails() async {
    let failure = ServerError.unreachable(reason: "no network")
    communicator.failure = failure
    interactor.start(.fetch)
    await spy.wait(for: .ended(.fetch, "\(failure)"))
    #expect(spy.messages.last == .ended(.fetch, "\(failure)"))
  }
}
