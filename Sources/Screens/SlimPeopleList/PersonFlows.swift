import Domain
import Interaction
import Presenter

/// The list's actions on people: fetch, send, delete, and retry or discard a rejected change.
///
/// The flows hold no screen, so an action continues after the screen has closed.
@MainActor
struct PersonFlows {
  let store: any PeopleStore
  let communicator: any APICommunicator
  let context: PresentationContext
  let work: ScreenWork

  /// Fetches the people from the server and saves them.
  func refresh() {
    work.start(orShow: "The People Were Not Fetched") {
      let people = try await communicator.getPeople()
      if !people.isEmpty { try await store.save(people) }
    }
  }

  /// Sends saved people to the server.
  func send(_ people: [Person]) {
    work.start(orShow: "The People Were Not Sent") { try await communicator.post(people) }
  }

  /// Deletes a person after a confirmation.
  func delete(_ person: Person) {
    let name = PersonRowPresenter(person, in: context).fullName
    work.ask(Question("Delete \(name)?", confirm: "Delete", isDestructive: true)) {
      work.start(orShow: "The Person Was Not Deleted") { try await store.delete([person.id]) }
    }
  }

  /// Sends a rejected change again.
  func retry(_ id: Person.ID, through sync: any PeopleSync) {
    work.start(orShow: "The Change Was Not Retried") { try await sync.retry(id) }
  }

  /// Discards a rejected change.
  func discard(_ id: Person.ID, through sync: any PeopleSync) {
    work.start(orShow: "The Change Was Not Discarded") { try await sync.discard(id) }
  }
}
