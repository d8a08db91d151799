import Database
public import Domain
import MVVMPeopleList
import MassivePeopleList
import Presenter
import ProtocolSplitPeopleList
import SlimPeopleList

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The variants of the people list, each in its own module.
///
/// The raw value is the name on a command line. ``makeScreen(_:)`` creates the screen.
public enum PeopleListVariant: String, CaseIterable, Sendable {
  /// Everything is in one view controller.
  case massive
  /// A thin view controller, with data provider and communicator behind protocols.
  case protocolSplit = "protocol-split"
  /// A view model, and a view controller that binds its views to the view model.
  case mvvm
  /// Patterns of this kit around a slim view controller.
  case slim
}

extension PeopleListVariant {
  /// Creates the screen of this variant.
  ///
  /// The massive variant opens the database itself. The other variants take the store.
  ///
  /// - Throws: `StoreError` if the massive variant cannot open its database.
  @MainActor
  public func makeScreen(_ given: PeopleListDependencies) throws(StoreError) -> any PeopleListScreen
  {
    switch self {
    case .massive:
      try MassivePeopleList.PeopleListViewController(
        database: given.database, keepsOutbox: given.keepsOutbox, defaults: given.defaults,
        notifications: given.notifications, locale: given.context.locale,
        calendar: given.context.calendar,
        timeZone: given.context.timeZone, now: given.context.now)
    case .protocolSplit:
      ProtocolSplitPeopleList.PeopleListViewController(
        dataProvider: ProtocolSplitPeopleList.StorePeopleListDataProvider(
          store: given.store, sortSetting: given.sortSetting),
        sortSetting: given.sortSetting, context: given.context,
        notifications: given.notifications)
    case .mvvm:
      MVVMPeopleList.PeopleListViewController(
        PeopleListViewModel(
          store: given.store, sortSetting: given.sortSetting, context: given.context),
        notifications: given.notifications)
    case .slim:
      SlimPeopleList.PeopleListViewController(
        store: given.store, sortSetting: given.sortSetting, context: given.context,
        notifications: given.notifications)
    }
  }
}

extension MassivePeopleList.PeopleListViewController: PeopleListScreen {}
extension MVVMPeopleList.PeopleListViewController: PeopleListScreen {}
extension ProtocolSplitPeopleList.PeopleListViewController: PeopleListScreen {}
extension SlimPeopleList.PeopleListViewController: PeopleListScreen {}
