import Binding
import Domain
import Interaction
import Presenter

/// What a user can do to people: add, edit, delete, and decide about what the server refused. Each
/// is an interaction, from the touch to the stored result, with its failures and retries.
///
/// It knows no view. The screen holds it, and so does the work under way, which goes on when the
/// screen is closed; it holds the services and the asker.
@MainActor
final class PersonFlows {
  let services: PeopleListServices
  private let asker: any Confirming
  private let work: ScreenWork

  /// Flows whose questions `asker` puts, and whose work `work` counts.
  init(_ services: PeopleListServices, asking asker: any Confirming, counting work: ScreenWork) {
    self.services = services
    self.asker = asker
    self.work = work
  }

  /// Deletes the person if the user means it (row A9).
  func delete(_ person: Person) {
    work.start(deletion(of: person))
  }

  /// Asks the server for everybody, and saves them (row A7).
  func fetchPeople() {
    work.start(fetching())
  }

  /// The question, the deletion, and what a failure says.
  func deletion(of person: Person) -> DeletePersonSteps {
    let name = PersonRowPresenter(person, in: services.context).fullName
    return DeletePersonSteps(
      person, from: services.store, asking: asker,
      with: Question("Delete \(name)?", confirm: "Delete", isDestructive: true),
      afterFailure: { .failure("The Person Was Not Deleted", $0) })
  }

  /// The request, the merging, and what a failure says.
  func fetching() -> ConfirmedSteps<Void, any Error> {
    steps(or: "The People Were Not Fetched") { [services] in
      let people = try await services.communicator.getPeople()
      if !people.isEmpty { try await services.store.save(people) }
    }
  }

  /// Saves as `id` whom the form yields, then tells the server (row A2).
  ///
  /// - Parameters:
  ///   - work: the form's own.
  ///   - delegate: hears that it is over, saved or not.
  ///   - close: done once the person is stored.
  func save(
    _ form: any Picking<PersonInfo>, as id: Person.ID, counting work: ScreenWork,
    telling delegate: any InteractionDelegate, then close: @escaping @MainActor () -> Void
  ) {
    let steps = AddPersonSteps(
      from: form, to: services.store, asking: asker, as: id,
      afterFailure: { .failure("The Person Was Not Saved", $1) })
    work.start(steps, telling: delegate) { [self] person in
      close()
      send([person])
    }
  }

  /// Adds everybody whom the user has picked, in one change, then tells the server.
  func add(
    _ picked: [PersonInfo], counting work: ScreenWork, telling delegate: any InteractionDelegate,
    then close: @escaping @MainActor () -> Void
  ) {
    let people = picked.map { Person($0) }
    let steps = steps(or: "The People Were Not Added") { [store = services.store] in
      try await store.save(people)
    }
    work.start(steps, telling: delegate) { [self] in
      close()
      send(people)
    }
  }

  /// Sends the change that the server refused once more.
  func retry(_ id: Person.ID, through sync: any PeopleSync) {
    work.start(steps(or: "The Change Was Not Retried") { try await sync.retry(id) })
  }

  /// Gives the refused change up.
  func discard(_ id: Person.ID, through sync: any PeopleSync) {
    work.start(steps(or: "The Change Was Not Discarded") { try await sync.discard(id) })
  }

  /// Shows why there are no rows; `retry` is done when the user wants it.
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

  /// Work that begins unasked; a failure is shown under `title`, with a way to try again.
  private func steps(
    or title: String, _ job: @escaping @MainActor () async throws -> Void
  ) -> ConfirmedSteps<Void, any Error> {
    ConfirmedSteps(asking: asker, afterFailure: { .failure(title, $0) }, job: job)
  }
}

extension Question {
  /// How this screen shows a failure: its reason, and a way to try again.
  static func failure(_ title: String, _ failure: any Error) -> Question {
    .tryAgain(title, because: "\(failure)", cancel: "OK")
  }
}

/// Yields the person whom a form describes; what is no person is refused, with the reason told.
///
/// It knows no view, so that a test types into the draft.
@MainActor
struct PersonFormPicker: Picking {
  let draft: PersonDraft
  let telling: any Telling

  func pick() async -> PersonInfo? {
    switch draft.info {
    case .success(let info): return info
    case .failure(let fault):
      telling.tell("This Person Cannot Be Saved", fault.description)
      return nil
    }
  }
}
