import Domain

/// The interactor of the people list: it observes the store and the sync, and runs the requests.
///
/// The presenter holds the interactor, which holds the presenter weakly. A running request holds the
/// interactor, so the request continues after the screen has closed.
@MainActor
final class PeopleListInteractor: PeopleListInteractorInput {
  weak var output: (any PeopleListInteractorOutput)?

  private let store: any PeopleStore
  private let sortSetting: any SortSetting
  private let communicator: any APICommunicator
  private let sync: (any PeopleSync)?
  private var peopleObservation: ObservationToken?
  private var statusObservation: ObservationToken?

  init(
    store: any PeopleStore, sortSetting: any SortSetting, communicator: any APICommunicator,
    sync: (any PeopleSync)?
  ) {
    self.store = store
    self.sortSetting = sortSetting
    self.communicator = communicator
    self.sync = sync
  }

  var hasSync: Bool { sync != nil }

  func observeStatus() {
    statusObservation = sync?.observeStatus { [weak self] in self?.output?.didReceive($0) }
  }

  func observePeople() {
    output?.willRead(in: sortSetting.nameOrder)
    peopleObservation = store.observePeople(in: sortSetting.nameOrder) { [weak self] in
      self?.output?.didRead($0)
    }
  }

  func changeOrder() {
    sortSetting.nameOrder = sortSetting.nameOrder == .lastName ? .firstName : .lastName
    observePeople()
  }

  func start(_ request: PeopleListRequest) {
    Task {
      do {
        try await perform(request)
        output?.didEnd(request, nil)
      } catch {
        output?.didEnd(request, error)
      }
    }
  }

  func stopSync() {
    sync?.stop()
  }

  private func perform(_ request: PeopleListRequest) async throws {
    switch request {
    case .fetch:
      let people = try await communicator.getPeople()
      if !people.isEmpty { try await store.save(people) }
    case .send(let people): try await communicator.post(people)
    case .delete(let id): try await store.delete([id])
    case .retry(let id): try await sync?.retry(id)
    case .discard(let id): try await sync?.discard(id)
    }
  }
}
