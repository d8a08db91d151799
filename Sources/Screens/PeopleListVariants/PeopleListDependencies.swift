public import Database
public import Domain
public import Foundation
public import HeadlessUI
public import Presenter

/// What the variants are made of: the composition root fills it, and each takes what it needs.
///
/// That two things stand here twice is the price of the massive variant, which takes neither: the
/// store beside the database that it opens itself, the setting beside the defaults that it reads.
/// Give it a file that the store has open too, or ask its screen for the database.
@MainActor
public struct PeopleListDependencies {
  /// Where the people are kept.
  public var store: any PeopleStore
  /// The database that the massive variant opens; no other variant looks at it.
  public var database: DatabaseLocation
  /// Whether the massive variant is to keep an outbox in it; the store of the others knows that.
  public var keepsOutbox: Bool
  /// The user's choice of order.
  public var sortSetting: any SortSetting
  /// Where the massive variant keeps the user's choice; no other variant looks at it.
  public var defaults: UserDefaults
  /// For whom people are made fit to show.
  public var context: PresentationContext
  /// Where the keyboard tells of itself.
  public var notifications: NotificationCenter

  /// The parts of one screen.
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

/// What a composition root may say to a people list, whichever variant it is.
///
/// Hand in communicator and syncing before the view is loaded; the address book may come and go.
@MainActor
public protocol PeopleListScreen: ViewController {
  /// The way to the web API; nobody is asked until one is handed in.
  var communicator: any APICommunicator { get set }
  /// The syncing whose state is shown, where there is one.
  var sync: (any PeopleSync)? { get set }
  /// Where people can be picked from; without one, adding goes straight to the form.
  var addressBook: (any AddressBook)? { get set }
}
