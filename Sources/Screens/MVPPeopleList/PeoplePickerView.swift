import Domain

/// The view of the address book, as its presenter sees it.
@MainActor
protocol PeoplePickerView: AnyObject {
  /// Shows the people from top to bottom.
  func show(rows: [PersonRowModel])
  /// Shows everything but the rows.
  func show(state: PeoplePickerState)
  /// Shows an alert, and reports the chosen action.
  func show(alert: AlertModel<PeoplePickerChoice>)
}

/// Everything that the address book shows around its rows.
nonisolated struct PeoplePickerState: Equatable {
  /// Whether people can be picked now.
  var canPick = false
  /// Whether “Cancel” is enabled. It is disabled while people are being added.
  var canCancel = true
  /// Whether a request is running.
  var isBusy = false
}

/// The choice of a button in an alert of the address book.
nonisolated enum PeoplePickerChoice: Equatable {
  /// Reads the address book again.
  case load
  /// Adds these people again.
  case add([PeopleImport.Candidate])
}

/// Receives the result of the address book.
@MainActor
protocol PeoplePickerOutput: AnyObject {
  /// Called after the people were saved.
  func didAdd(_ people: PeopleImport, from contents: AddressBookContents)
}
