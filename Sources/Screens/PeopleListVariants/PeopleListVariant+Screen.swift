import Database
public import Domain
import HeadlessUI
import MVVMPeopleList
import MassivePeopleList
import Presenter
import ProtocolSplitPeopleList
import SlimPeopleList

extension PeopleListVariant {
  /// The variant's screen, made of `parts`, in no window yet.
  ///
  /// All variants but one are handed the store. The massive one opens the database by itself.
  ///
  /// - Throws: `StoreError` where the massive variant's database cannot be opened.
  @MainActor
  public func makeScreen(_ parts: PeopleListParts) throws(StoreError) -> any PeopleListScreen {
    switch self {
    case .massive:
      try MassivePeopleList.PeopleListViewController(
        database: parts.database, keepsOutbox: parts.keepsOutbox, defaults: parts.defaults,
        notifications: parts.notifications, locale: parts.context.locale,
        calendar: parts.context.calendar,
        timeZone: parts.context.timeZone, now: parts.context.now)
    case .protocolSplit:
      ProtocolSplitPeopleList.PeopleListViewController(
        dataProvider: ProtocolSplitPeopleList.StorePeopleListDataProvider(
          store: parts.store, sortSetting: parts.sortSetting),
        sortSetting: parts.sortSetting, context: parts.context,
        notifications: parts.notifications)
    case .mvvm:
      MVVMPeopleList.PeopleListViewController(
        PeopleListViewModel(
          store: parts.store, sortSetting: parts.sortSetting, context: parts.context),
        notifications: parts.notifications)
    case .slim:
      SlimPeopleList.PeopleListViewController(
        store: parts.store, sortSetting: parts.sortSetting, context: parts.context,
        notifications: parts.notifications)
    }
  }
}

extension MassivePeopleList.PeopleListViewController: PeopleListScreen {}
extension MVVMPeopleList.PeopleListViewController: PeopleListScreen {}
extension ProtocolSplitPeopleList.PeopleListViewController: PeopleListScreen {}
extension SlimPeopleList.PeopleListViewController: PeopleListScreen {}
