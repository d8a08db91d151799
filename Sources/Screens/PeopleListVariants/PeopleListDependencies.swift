public import Database
public import Domain
public import Presenter

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The dependencies of a people list. Each variant uses only some of them.
///
/// The massive variant uses `database` and `defaults` instead of `store` and `sortSetting`. To show
/// the same people in the massive variant, let it open the same file as `store`. Alternatively,
/// create `store` with the `database` of the massive variant's screen.
@MainActor
public struct PeopleListDependencies {
  /// The store of the people.
  public var store: any PeopleStore
  /// The database that the massive variant opens. The other variants ignore it.
  public var database: DatabaseLocation
  /// Whether the massive variant keeps an outbox in the database.
  public var keepsOutbox: Bool
  /// The sort order that the user chose.
  public var sortSetting: any SortSetting
  /// The user defaults of the massive variant. The other variants ignore them.
  public var defaults: UserDefaults
  /// Locale, calendar, time zone and clock.
  public var context: PresentationContext
  /// The notification center of the keyboard.
  public var notifications: NotificationCenter

  /// Creates the dependencies of one screen.
  public init(
    store: any PeopleStore, database: DatabaseLocation, keepsOutbox: Bool = false,
    sortSetting: any SortSetting, defaults: UserDefaults, context: PresentationContext,
    notifications: NotificationCenter = .default
  ) {
    self.store = store
    self.database = database
    self.keepsOutbox = keepsOutbox
    self.sortSetting = sortSetting
    self.defaults = defaults
    self.context = context
    self.notifications = notifications
  }
}

/// A people list of any variant.
///
/// Set `communicator` and `sync` before the view is loaded. `addressBook` can change at any time.
@MainActor
public protocol PeopleListScreen: UIViewController {
  /// The web API. The default sends no requests.
  var communicator: any APICommunicator { get set }
  /// The sync whose status is shown.
  var sync: (any PeopleSync)? { get set }
  /// The address book to pick people from. If nil, “Add” opens the form.
  var addressBook: (any AddressBook)? { get set }
}
