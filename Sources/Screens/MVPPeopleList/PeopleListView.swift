import DataSource

/// The view of the people list, as its presenter sees it.
///
/// The view decides nothing about people. It reports events to the presenter, and shows what the
/// presenter passes to it.
@MainActor
protocol PeopleListView: AnyObject {
  /// Shows the sections from top to bottom, and updates only the rows that differ.
  func show(rows sections: [PeopleListPresenter.Section])
  /// Shows everything but the rows.
  func show(state: PeopleListState)
  /// Shows an alert, and reports the chosen action.
  func show(alert: AlertModel<PeopleListChoice>)
}

/// Everything that the people list shows around its rows.
nonisolated struct PeopleListState: Equatable {
  /// The message for an empty list; empty if there are people, or before the first read.
  var emptyText = ""
  /// The title of the sort button: the current order.
  var sortTitle = ""
  /// The title of the button that fetches, or stops a sync.
  var refreshTitle = "Refresh"
  /// The sync status; empty if there is nothing to show.
  var statusText = ""
  /// Whether a request is running or the rows are being read.
  var isBusy = false
}
