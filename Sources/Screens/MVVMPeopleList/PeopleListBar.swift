import HeadlessUI

/// The buttons in the bar of the people list; what they are called is the view model's.
///
/// The screen holds it; its closures must hold the screen weakly.
@MainActor
final class PeopleListBar {
  var onAdd: (@MainActor () -> Void)?
  var onSort: (@MainActor () -> Void)?
  var onRefresh: (@MainActor () -> Void)?

  let sortItem = BarButtonItem()
  let refreshItem = BarButtonItem()

  func attach(to item: NavigationItem, with editItem: BarButtonItem) {
    item.leftBarButtonItems = [editItem, refreshItem]
    item.rightBarButtonItems = [
      BarButtonItem(systemItem: .add, primaryAction: Action { [weak self] _ in self?.onAdd?() }),
      sortItem,
    ]
    refreshItem.primaryAction = Action { [weak self] _ in self?.onRefresh?() }
    sortItem.primaryAction = Action { [weak self] _ in self?.onSort?() }
  }
}
