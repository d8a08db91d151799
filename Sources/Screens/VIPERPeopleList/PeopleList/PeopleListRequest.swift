import Domain

/// A request of the people list. It is a value, so an alert can offer to repeat it.
nonisolated enum PeopleListRequest: Equatable {
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
}

/// The choice of a button in an alert of the people list.
nonisolated enum PeopleListChoice: Equatable {
  /// Observes the people again.
  case observePeople
  /// Starts the request.
  case start(PeopleListRequest)
  /// Opens the form for a person, or for a new person if the value is nil.
  case openForm(Person?)
  /// Opens the address book.
  case openPicker
}
