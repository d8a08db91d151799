import Domain
import HeadlessUI

/// The buttons in the bar of the people list. The one that sorts is called by the order that it
/// leads to (row A5); the one that refreshes stops the syncing while there is something to stop.
///
/// The screen holds it; its closures must hold the screen weakly.
@MainActor
final class PeopleListBar {
  var onAdd: (@MainActor () -> Void)?
  var onSort: (@MainActor () -> Void)?
  var onRefresh: (@MainActor () -> Void)?
  var onStop: (@MainActor () -> Void)?
  /// The order that the list stands in.
  var order = NameOrder.lastName {
    didSet { sortItem.title = order == .lastName ? "Sorted by Last Name" : "Sorted by First Name" }
  }
  /// Whether the syncing is at something that can be stopped.
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
