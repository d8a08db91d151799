import Domain

/// The requests of the people list, made through the ports that it was given.
///
/// The work under way holds this value and no view model: it goes on where the screen was closed.
@MainActor
struct PeopleListRequests {
  let store: any PeopleStore
  let communicator: any APICommunicator
  let sync: (any PeopleSync)?

  /// Does the work; throws what the port that fails does.
  func perform(_ work: PeopleListWork) async throws {
    switch work {
    case .reading:
      let people = try await communicator.getPeople()
      if !people.isEmpty { try await store.save(people) }
    case .telling(let people):
      for person in people { try await communicator.postPerson(person) }
    case .deleting(let id): try await store.delete([id])
    case .retrying(let id): try await sync?.retry(id)
    case .discarding(let id): try await sync?.discard(id)
    }
  }

  /// Does the work in a task of its own; `model` counts it, and shows where it fails, while there is
  /// one.
  @discardableResult
  func start(_ work: PeopleListWork, for model: PeopleListViewModel?) -> Task<Void, Never> {
    model?.workBegan()
    return Task { [weak model] in
      do {
        try await perform(work)
        model?.workEnded()
      } catch {
        model?.workEnded()
        model?.show(.failure(work.complaint, error, again: .start(work)))
      }
    }
  }
}
