import Domain

/// The calls from the presenter of the address book to its view.
@MainActor
protocol PeoplePickerViewInput: AnyObject {
  /// Shows the people from top to bottom.
  func show(rows: [PersonRowModel])
  /// Shows everything but the rows.
  func show(state: PeoplePickerState)
  /// Shows an alert, and reports the chosen action.
  func show(alert: AlertModel<PeoplePickerChoice>)
}

/// The events of the address book's view.
@MainActor
protocol PeoplePickerViewOutput: AnyObject {
  func viewDidLoad()
  func didSelectRow(at row: Int)
  func didTapAddAll()
  func didTapCancel()
  /// Called with the choice of the tapped button in an alert.
  func didChoose(_ choice: PeoplePickerChoice)
}

/// The people of the address book, and the adding of people to the store.
@MainActor
protocol PeoplePickerInteractorInput: AnyObject {
  /// The people in the order of the address book.
  var people: [PeopleImport.Candidate] { get }

  func read()
  /// Adds the people who are not in the store yet. Does nothing during a request.
  func add(_ people: [PeopleImport.Candidate])
}

/// The results of the address book's interactor.
@MainActor
protocol PeoplePickerInteractorOutput: AnyObject {
  func willRead()
  func didRead(_ people: [PeopleImport.Candidate])
  func didFailToRead(_ error: AddressBookError)
  func willAdd()
  func didAdd(_ people: PeopleImport, from contents: AddressBookContents)
  func didFail(toAdd people: [PeopleImport.Candidate], _ error: StoreError)
}

/// The result of the address book, for the module that opened it.
@MainActor
protocol PeoplePickerModuleOutput: AnyObject {
  /// Called after the people were saved, when the address book has begun to close.
  func didAdd(_ people: PeopleImport, from contents: AddressBookContents)
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
