public import Domain

/// What a button of an alert of the people list means.
public nonisolated enum PeopleListAnswer: Equatable, Sendable {
  /// Follow the people again.
  case follow
  /// Make the request.
  case start(PeopleListWork)
  /// Open the form on the person; an empty one where it is nil.
  case openForm(Person?)
  /// Open the address book.
  case openPicker
}
