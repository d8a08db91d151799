public import Domain

/// A request that the people list makes: a value, so that an alert can say which one to make again.
public nonisolated enum PeopleListWork: Equatable, Sendable {
  /// Ask the server for everybody, and keep them (row A7).
  case reading
  /// Tell the server of people who are kept already (row A2).
  case telling([Person])
  /// Delete a person whom the user gave up (row A9).
  case deleting(Person.ID)
  /// Send a refused change again.
  case retrying(Person.ID)
  /// Give up a refused change.
  case discarding(Person.ID)

  /// What the user is told where it fails.
  public var complaint: String {
    switch self {
    case .reading: "The Server Was Not Read"
    case .telling: "The Server Was Not Told"
    case .deleting: "The Person Was Not Deleted"
    case .retrying: "The Change Was Not Retried"
    case .discarding: "The Change Was Not Discarded"
    }
  }
}
