import Domain
import Interaction
import Presenter

/// The user's actions on people: add, edit, delete, and retry or discard a refused change.
///
/// Each action is an interaction with its failures and retries. The screen and the running
/// interactions hold this object.
@MainActor
final class PersonFlows {
  let services: PeopleListServices
  private let asker: any Confirming
  private let work: ScreenWork

  /// Creates flows that ask questions with `asker` and count their work with `work`.
  init(_ services: PeopleListServices, asking asker: any Confirming, counting work: ScreenWork) {
    self.services = services
    self.asker = asker
    self.work = work
  }

  /// Deletes the person after a confirmation.
  func delete(_ person: Person) {
    work.start(deletion(of: person))
  }

  /// Fetches all people from the server and saves them.
  func fetchPeople() {
    work.start(fetching())
  }

  /// The steps of a deletion.
  func deletion(of person: Person) -> DeletePersonSteps {
    let name = PersonRowPresenter(person, in: services.context).fullName
    return DeletePersonSteps(
      person, from: services.store, asking: asker,
      with: Question("Delete \(name)?", confirm: "Delete", isDestructive: true),
      afterFailure: { .failure("The Person Was Not Deleted", $0) })
  }

  /// The steps of a fetch.
  func fetching() -> ConfirmedSteps<Void, any Error> {
    steps(or: "The People Were Not Fetched") { [services] in
      try await services.communicator.refresh { try await services.store.save($0) }
    }
  }

  /// Saves the person of the form, then sends the person to the server.
  ///
  /// - Parameters:
  ///   - work: counts the requests of the form.
  ///   - delegate: called after the interaction.
  ///   - close: called after the save.
  func save(
    _ person: Person, counting work: ScreenWork, telling delegate: any InteractionDelegate,
    then close: @escaping @MainActor () -> Void
  ) {
    let steps = steps(or: "The Person Was Not Saved") { [store = services.store] in
      try await store.save([person])
    }
    work.start(steps, telling: delegate) { [self] in
      close()
      send([person])
    }
  }

  /// Saves the picked people who are not in the list, then sends them to the server.
  func add(
    _ picked: [PeopleImport.Candidate], counting work: ScreenWork,
    telling delegate: any InteractionDelegate,
    then close: @escaping @MainActor (PeopleImport) -> Void
  ) {
    let steps = steps(or: "The People Were Not Added") { [store = services.store] in
      try await store.add(picked)
    }
    work.start(steps, telling: delegate) { [self] people in
      close(people)
      send(people.added)
    }
  }

  /// Sends a refused change again.
  func retry(_ id: Person.ID, through sync: any PeopleSync) {
    work.start(steps(or: "The Change Was Not Retried") { try await sync.retry(id) })
  }

  /// Discards a refused change.
  func discard(_ id: Person.ID, through sync: any PeopleSync) {
    work.start(steps(or: "The Change Was Not Discarded") { try await sync.discard(id) })
  }

  /// Shows why the rows cannot be read. “Try Again” calls `retry`.
  func report(_ failure: any Error, then retry: @escaping @MainActor () -> Void) {
    let question = Question.failure("The People Cannot Be Shown", failure)
    let job: @MainActor () async throws -> Void = { retry() }
    work.start(ConfirmedSteps(question, asking: asker, afterFailure: { _ in question }, job: job))
  }

  private func send(_ people: [Person]) {
    work.start(
      steps(or: "The People Were Not Sent") { [communicator = services.communicator] in
        for person in people { try await communicator.postPerson(person) }
      })
  }

  /// Steps that start without a question and show a failure with “Try Again”.
  private func steps<Value>(
    or title: String, _ job: @escaping @MainActor () async throws -> Value
  ) -> ConfirmedSteps<Value, any Error> {
    ConfirmedSteps(asking: asker, afterFailure: { .failure(title, $0) }, job: job)
  }
}

extension Question {
  /// A failure with its reason and “Try Again”.
  static func failure(_ title: String, _ failure: any Error) -> Question {
    .tryAgain(title, because: "\(failure)", cancel: "OK")
  }
}
