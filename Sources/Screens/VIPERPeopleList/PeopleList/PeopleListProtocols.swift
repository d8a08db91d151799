import DataSource
import Domain

/// The calls from the presenter of the people list to its view.
@MainActor
protocol PeopleListViewInput: AnyObject {
  /// Shows the sections from top to bottom, and updates only the rows that differ.
  func show(rows sections: [PeopleListSection])
  /// Shows everything but the rows.
  func show(state: PeopleListState)
  /// Shows an alert, and reports the chosen action.
  func show(alert: AlertModel<PeopleListChoice>)
}

/// The events of the people list's view.
@MainActor
protocol PeopleListViewOutput: AnyObject {
  func viewDidLoad()
  func didTapRefresh()
  func didTapSort()
  func didTapAdd()
  func didSelect(_ row: PersonRowModel)
  func didTapDelete(_ row: PersonRowModel)
  /// Called with the choice of the tapped button in an alert.
  func didChoose(_ choice: PeopleListChoice)
}

/// The data and the requests of the people list.
@MainActor
protocol PeopleListInteractorInput: AnyObject {
  /// Whether a sync can send or discard rejected changes.
  var hasSync: Bool { get }

  /// Observes the sync status until the interactor is deallocated.
  func observeStatus()
  /// Observes the people in the saved order.
  func observePeople()
  /// Changes the order, saves it, and observes the people in this order.
  func changeOrder()
  /// Starts a request, which continues after the screen has closed.
  func start(_ request: PeopleListRequest)
  func stopSync()
}

/// The results of the people list's interactor.
@MainActor
protocol PeopleListInteractorOutput: AnyObject {
  /// Called before the people are read in `order`.
  func willRead(in order: NameOrder)
  /// Called with all rows at the start and after each change, or with the reason of a failure.
  func didRead(_ result: Result<[PersonRow], StoreError>)
  func didReceive(_ status: SyncStatus)
  /// Called at the end of a request. `failure` is nil after a success.
  func didEnd(_ request: PeopleListRequest, _ failure: (any Error)?)
}

/// The modules that the people list opens.
@MainActor
protocol PeopleListRouterInput: AnyObject {
  /// Whether there is an address book.
  var canOpenPicker: Bool { get }

  /// Opens the form for a person, or for a new person if `person` is nil.
  func openForm(editing person: Person?, output: any PersonFormModuleOutput)
  /// Opens the address book, if there is one.
  func openPicker(output: any PeoplePickerModuleOutput)
}

/// A section of the list: a letter, and the people whose sort name begins with this letter.
typealias PeopleListSection = ListSection<String, PersonRowModel>

/// Everything that the people list shows around its rows.
nonisolated struct PeopleListState: Equatable {
  /// The message for an empty list; empty if there are people, or before the first read.
  var emptyText = ""
  /// The title of the sort button: the current order.
  var sortTitle = ""
  /// The title of the button that refreshes the list or stops the sync.
  var refreshTitle = "Refresh"
  /// The sync status; empty if there is nothing to show.
  var statusText = ""
  /// Whether a request is running or the rows are being read.
  var isBusy = false
}
