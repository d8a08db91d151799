import Domain
import HeadlessUI

/// The buttons in the bar of the people list. The one that sorts changes the user's setting, and is
/// called by the order that it leads to (row A5).
///
/// The screen holds it; its closures must hold the screen weakly.
@MainActor
final class PeopleListBar {
  var onAdd: (@MainActor () -> Void)?
  var onSort: (@MainActor () -> Void)?
  var onRefresh: (@MainActor () -> Void)?

  private let sortSetting: any SortSetting
  private let sortItem = BarButtonItem()

  init(_ sortSetting: any SortSetting) {
    self.sortSetting = sortSetting
  }

  func attach(to item: NavigationItem, with editItem: BarButtonItem) {
    item.leftBarButtonItems = [
      editItem,
      BarButtonItem(
        systemItem: .refresh, primaryAction: Action { [weak self] _ in self?.onRefresh?() }),
    ]
    item.rightBarButtonItems = [
      BarButtonItem(systemItem: .add, primaryAction: Action { [weak self] _ in self?.onAdd?() }),
      sortItem,
    ]
    sortItem.primaryAction = Action { [weak self] _ in self?.changeOrder() }
    nameSortItem()
  }

  private func changeOrder() {
    sortSetting.nameOrder = sortSetting.nameOrder == .lastName ? .firstName : .lastName
    nameSortItem()
    onSort?()
  }

  private func nameSortItem() {
    sortItem.title = sortSetting.nameOrder == .lastName ? "By First Name" : "By Last Name"
  }
}
