public import Domain

extension PeopleListViewModel {
  /// A request of the people list. The request is a value, so an alert can offer to repeat it.
  public nonisolated enum Request: Equatable, Sendable {
    /// Fetch all people from the server and save them.
    case fetch
    /// Send saved people to the server.
    case send([Person])
    /// Delete a person.
    case delete(Person.ID)
    /// Send a rejected change again.
    case retry(Person.ID)
    /// Discard a rejected change.
    case discard(Person.ID)

    /// The title of the alert after a failure.
    public var failureTitle: String {
      switch self {
      case .fetch: "The People Were Not Fetched"
      case .send: "The People Were Not Sent"
      case .delete: "The Person Was Not Deleted"
      case .retry: "The Change Was Not Retried"
      case .discard: "The Change Was Not Discarded"
      }
    }
  }

  /// The services that the requests use.
  ///
  /// A running request holds this value instead of the view model, so it continues after the screen
  /// has closed.
  struct Services {
    let store: any PeopleStore
    let communicator: any APICommunicator
    let sync: (any PeopleSync)?

    @MainActor
    func perform(_ request: Request) async throws {
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

  /// The action of a button in an alert of the people list.
  public nonisolated enum AlertAction: Equatable, Sendable {
    /// Observes the people again.
    case observePeople
    /// Starts the request.
    case start(Request)
    /// Opens the form for a person, or an empty form if the value is nil.
    case openForm(Person?)
    /// Opens the address book.
    case openPicker
  }

  /// A screen that is open over the people list.
  public enum Destination: Equatable {
    /// The form for one person.
    case form(PersonFormViewModel)
    /// The address book.
    case picker(PeoplePickerViewModel)

    /// Returns whether both destinations contain the same view model.
    public nonisolated static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.form(let left), .form(let right)): left === right
      case (.picker(let left), .picker(let right)): left === right
      default: false
      }
    }
  }
}
