import Domain
import Interaction
import Presenter

/// The steps of the list's interactions with the user.
///
/// An interaction holds its steps, so it continues after the screen has closed.
@MainActor
struct PersonFlows {
  let store: any PeopleStore
  let communicator: any APICommunicator
  let context: PresentationContext
  /// The object that asks the questions.
  let asker: any Confirming

  /// The steps that refresh the people from the server.
  func refreshing() -> ConfirmedSteps<Void, any Error> {
    ConfirmedSteps(or: "The People Were Not Fetched", asking: asker) { [communicator, store] in
      let people = try await communicator.getPeople()
      if !people.isEmpty { try await store.save(people) }
    }
  }

  /// The steps that send saved people to the server.
  func sending(_ people: [Person]) -> ConfirmedSteps<Void, any Error> {
    ConfirmedSteps(or: "The People Were Not Sent", asking: asker) { [communicator] in
      try await communicator.post(people)
    }
  }

  /// The steps that delete a person after a confirmation.
  func deletion(of person: Person) -> DeletePersonSteps {
    let name = PersonRowPresenter(person, in: context).fullName
    return DeletePersonSteps(
      person, from: store, asking: asker,
      with: Question("Delete \(name)?", confirm: "Delete", isDestructive: true),
      afterFailure: { .failure("The Person Was Not Deleted", $0) })
  }

  /// The steps that send a rejected change again.
  func retrying(
    _ id: Person.ID, through sync: any PeopleSync
  ) -> ConfirmedSteps<Void, any Error> {
    ConfirmedSteps(or: "The Change Was Not Retried", asking: asker) { try await sync.retry(id) }
  }

  /// The steps that discard a rejected change.
  func discarding(
    _ id: Person.ID, through sync: any PeopleSync
  ) -> ConfirmedSteps<Void, any Error> {
    ConfirmedSteps(or: "The Change Was Not Discarded", asking: asker) {
      try await sync.discard(id)
    }
  }

  /// The steps that show why the rows cannot be read. “Try Again” calls `retry`.
  func reporting(
    _ failure: any Error, then retry: @escaping @MainActor @Sendable () -> Void
  ) -> ConfirmedSteps<Void, any Error> {
    ConfirmedSteps(.failure("The People Cannot Be Shown", failure), asking: asker, job: retry)
  }
}

extension ConfirmedSteps where Failure == any Error {
  /// Creates steps that start without a question, and offer “Try Again” after a failure.
  ///
  /// The job starts after a `Task.yield()`, so the screen shows its indicator first.
  init(
    or title: String, asking asker: any Confirming,
    job: @escaping @MainActor () async throws -> Value
  ) {
    self.init(asking: asker, afterFailure: { .failure(title, $0) }) {
      await Task.yield()
      return try await job()
    }
  }
}

extension ConfirmedSteps where Value == Void, Failure == any Error {
  /// Creates steps that ask `question`, and then run a job that cannot fail.
  init(
    _ question: Question, asking asker: any Confirming,
    job: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(question, asking: asker, afterFailure: { _ in question }, job: job)
  }
}

extension Question {
  /// Returns a question that shows a failure with its reason and offers “Try Again”.
  static func failure(_ title: String, _ failure: any Error) -> Question {
    .tryAgain(title, because: "\(failure)", cancel: "OK")
  }
}
