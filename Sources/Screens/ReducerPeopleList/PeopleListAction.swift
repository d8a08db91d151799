public import Domain

/// What the user did, or what an effect returned.
public nonisolated enum PeopleListAction: Equatable, Sendable {
  // What the user did.

  /// The list opened.
  case opened
  /// The user tapped “Refresh” or “Stop”.
  case refreshTapped
  /// The user tapped the sort button.
  case sortTapped
  /// The user tapped “Add”.
  case addTapped
  /// The user tapped a person.
  case rowTapped(Person.ID)
  /// The user swiped to delete a person.
  case rowSwiped(Person.ID)
  /// The user answered the alert in front. Nil if the button only closes the alert.
  case alertAnswered(AlertChoice?)
  /// The user did something in the form.
  case form(PersonFormAction)
  /// The user did something in the address book.
  case picker(PeoplePickerAction)
  /// Another controller dismissed the form or the address book.
  case pageDismissed

  // What an effect returned.

  /// The status of the sync changed.
  case statusChanged(SyncStatus)
  /// The stored people changed, or cannot be read.
  case rowsChanged(Result<[PersonRow], StoreError>)
  /// An effect ended, with a failure or without.
  case ended(PeopleListEffect, PeopleListFailure?)
  /// The form for a person is ready.
  case formPrepared(PersonFormState)
  /// The address book was read.
  case bookRead(Result<AddressBookContents, AddressBookError>)
  /// The picked people were added, or not.
  case added([PeopleImport.Candidate], Result<PeopleImport, StoreError>)
}

/// What the user did in the form.
public nonisolated enum PersonFormAction: Equatable, Sendable {
  /// The user changed the text fields, which now have these texts.
  case typed(PersonFormState.Texts)
  /// The user tapped “Save”, or pressed Return in the last field.
  case saveTapped
  /// The user tapped “Cancel”.
  case cancelTapped
  /// The user answered the form's alert.
  case alertAnswered(AlertChoice?)
}

/// What the user did in the address book.
public nonisolated enum PeoplePickerAction: Equatable, Sendable {
  /// The user picked people.
  case picked([PeopleImport.Candidate])
  /// The user tapped “Cancel”.
  case cancelTapped
  /// The user answered the alert of a failure.
  case alertAnswered(AlertChoice?)
}

/// A choice of the user in an alert.
public nonisolated enum AlertChoice: Equatable, Sendable {
  /// Try again.
  case retry
  /// Delete the person.
  case delete
  /// Edit the person, or a new person.
  case edit
  /// Pick people from the address book.
  case pick
  /// Discard the changes.
  case discard
}

/// Work that the reducer asks for, as a value.
public nonisolated enum PeopleListEffect: Equatable, Sendable {
  /// Observe the status of the sync.
  case observeStatus
  /// Observe the stored people in this order. An earlier observation ends.
  case observePeople(NameOrder)
  /// Store the sort order.
  case saveOrder(NameOrder)
  /// Fetch all people from the server and save them.
  case fetch
  /// Send saved people to the server.
  case send([Person])
  /// Stop the running sync.
  case stopSync
  /// Save a person.
  case save(Person)
  /// Delete a person.
  case delete(Person.ID)
  /// Send a rejected change again.
  case retry(Person.ID)
  /// Discard a rejected change.
  case discard(Person.ID)
  /// Prepare the form for a person, or for a new person: it needs an identifier and today's date.
  case prepareForm(Person?)
  /// Read the address book.
  case readAddressBook
  /// Add the picked people who are not in the store yet.
  case add([PeopleImport.Candidate])
  /// Stop waiting for the address book, whose contents are not needed any more.
  case cancelReading
}
