import Domain
import HeadlessUI

/// The buttons in the navigation bar of the people list.
///
/// The sort button shows the current order. “Refresh” becomes “Stop” during a sync. The screen
/// holds the bar, so the closures must hold the screen weakly.
@MainActor
final class PeopleListBar {
  var onAdd: (@MainActor () -> Void)?
  var onSort: (@MainActor () -> Void)?
  var onRefresh: (@MainActor () -> Void)?
  var onStop: (@MainActor () -> Void)?
  /// The current order of the list.
  var order = NameOrder.lastName {
    didSet { sortItem.title = order == .lastName ? "Sorted by Last Name" : "Sorted by First Name" }
  }
  /// Whether a sync is running that can be stopped.
  var canStop = false {
    didSet { refreshItem.title = canStop ? "Stop" : "Refresh" }
  }

  private lazy var sortItem = BarButtonItem(
    title: "Sorted by Last Name", primaryAction: Action { [weak self] _ in self?.onSort?() })
  private lazy var refreshItem = BarButtonItem(
    title: "Refresh", primaryAction: Action { [weak self] _ in self?.refreshOrStop() })

  func attach(to item: NavigationItem, with editItem: BarButtonItem) {
    item.leftBarButtonItems = [editItem, refreshItem]
    item.rightBarButtonItems = [
      BarButtonItem(systemItem: .add, primaryAction: Action { [weak self] _ in self?.onAdd?() }),
      sortItem,
    ]
  }

  private func refreshOrStop() {
    if canStop { onStop?() } else { onRefresh?() }
  }
}
