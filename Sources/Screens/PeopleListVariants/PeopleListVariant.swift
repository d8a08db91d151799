import Database
public import Domain
import HeadlessUI
import MVVMPeopleList
import MassivePeopleList
import Presenter
import ProtocolSplitPeopleList
import SlimPeopleList

/// The ways in which the people list is written, each a module of its own.
///
/// A raw value is the word for it on a command line. ``makeScreen(_:)`` makes its screen.
public enum PeopleListVariant: String, CaseIterable, Sendable {
  /// Everything in one controller.
  case massive
  /// Data provider and communicator behind protocols, a thin controller.
  case protocolSplit = "protocol-split"
  /// A view model that decides, and a controller that binds its views to it.
  case mvvm
  /// The patterns together, around a slim controller.
  case slim
}

extension PeopleListVariant {
  /// The variant's screen, made of `parts`, in no window yet.
  ///
  /// All variants but one are handed the store. The massive one opens the database by itself.
  ///
  /// - Throws: `StoreError` where the massive variant's database cannot be opened.
  @MainActor
  public func makeScreen(_ parts: PeopleListDependencies) throws(StoreError) -> any PeopleListScreen
  {
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
