import Domain
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The buttons in the navigation bar of the people list.
///
/// The sort button changes the setting and shows the current order. “Refresh” becomes “Stop” during
/// a sync. The screen holds the bar, so the closures must hold the screen weakly.
@MainActor
final class PeopleListBar {
  var onAdd: (@MainActor () -> Void)?
  var onSort: (@MainActor () -> Void)?
  var onRefresh: (@MainActor () -> Void)?

  private let sortSetting: any SortSetting
  private let sync: (any PeopleSync)?
  private let footer: PeopleListFooter
  private let context: PresentationContext
  private var statusObservation: ObservationToken?
  /// Whether the user can stop the running sync.
  private var canStop = false {
    didSet { refreshItem.title = canStop ? "Stop" : "Refresh" }
  }
  private lazy var sortItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.changeOrder() })
  private lazy var refreshItem = UIBarButtonItem(
    title: "Refresh", primaryAction: UIAction { [weak self] _ in self?.refreshOrStop() })

  init(
    _ sortSetting: any SortSetting, _ sync: (any PeopleSync)?,
    showingStatusIn footer: PeopleListFooter, _ context: PresentationContext
  ) {
    self.sortSetting = sortSetting
    self.sync = sync
    self.footer = footer
    self.context = context
  }

  /// Adds the buttons to `item`, and shows the status of the sync.
  func attach(to item: UINavigationItem, with editItem: UIBarButtonItem) {
    item.leftBarButtonItems = [editItem, refreshItem]
    item.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.onAdd?() }),
      sortItem,
    ]
    nameSortItem()
    statusObservation = sync?.observeStatus { [weak self] in self?.show($0) }
  }

  private func show(_ status: SyncStatus) {
    let status = SyncStatusPresenter(status, in: context)
    footer.statusText = status.text
    canStop = status.canBeStopped
  }

  private func refreshOrStop() {
    if canStop { sync?.stop() } else { onRefresh?() }
  }

  private func changeOrder() {
    sortSetting.nameOrder = sortSetting.nameOrder == .lastName ? .firstName : .lastName
    nameSortItem()
    onSort?()
  }

  private func nameSortItem() {
    sortItem.title =
      sortSetting.nameOrder == .lastName ? "Sorted by Last Name" : "Sorted by First Name"
  }
}
