import Collation
public import Database
public import Domain
public import Presenter
import Settings

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The services that a program connects to a people list after the store is open.
public struct PeopleListServices {
  let communicator: any APICommunicator
  let sync: (any PeopleSync)?
  let addressBook: (any AddressBook)?

  /// Creates the services. By default the list has no server, no sync and no address book.
  public init(
    communicator: any APICommunicator = LocalOnlyCommunicator(), sync: (any PeopleSync)? = nil,
    addressBook: (any AddressBook)? = nil
  ) {
    self.communicator = communicator
    self.sync = sync
    self.addressBook = addressBook
  }
}

/// A people list of any variant, after its store was opened.
///
///     let list = try await PeopleListVariant.slim.open(settings)
///     window.rootViewController = list.makeScreen(PeopleListServices(communicator: server))
@MainActor
public struct OpenPeopleList {
  /// The store that the screen uses.
  public let store: SQLitePeopleStore
  /// A closure that connects the services to the screen and returns the screen.
  public let makeScreen: (PeopleListServices) -> UIViewController
}

/// The settings that a people list needs before its store is open.
@MainActor
public struct PeopleListSettings {
  let database: DatabaseLocation
  let keepsOutbox: Bool
  let defaults: UserDefaults
  let context: PresentationContext
  let notifications: NotificationCenter
  private let store: SQLitePeopleStore?

  /// Creates the settings of one screen.
  ///
  /// - Parameters:
  ///   - database: the location of the people's database, which is opened unless `store` is given.
  ///   - store: an open store of this database. The massive variant ignores it and always opens
  ///     the database itself.
  ///   - keepsOutbox: whether a newly opened store keeps changes until they are sent.
  ///   - defaults: stores the sort order.
  ///   - notifications: the notification center of the keyboard.
  public init(
    database: DatabaseLocation, store: SQLitePeopleStore? = nil, keepsOutbox: Bool = false,
    defaults: UserDefaults, context: PresentationContext,
    notifications: NotificationCenter = .default
  ) {
    self.database = database
    self.store = store
    self.keepsOutbox = keepsOutbox
    self.defaults = defaults
    self.context = context
    self.notifications = notifications
  }

  var sortSetting: any SortSetting { UserDefaultsSortSetting(defaults: defaults) }

  func openStore() async throws(StoreError) -> SQLitePeopleStore {
    if let store { return store }
    return try await SQLitePeopleStore(
      DatabaseStack(at: database, schema: .addressBook),
      collation: SystemNameCollation(locale: context.locale), keepsOutbox: keepsOutbox)
  }
}

extension PeopleListVariant {
  /// Opens the list of this variant.
  ///
  /// The variants take their services in different ways. So that one program can show any of them,
  /// each variant has an adapter that creates an ``OpenPeopleList``.
  @MainActor
  public func open(_ settings: PeopleListSettings) async throws(StoreError) -> OpenPeopleList {
    switch self {
    case .massive: try await settings.openMassiveList()
    case .protocolSplit: try await settings.openProtocolSplitList()
    case .mvp: try await settings.openMVPList()
    case .viper: try await settings.openVIPERList()
    case .mvvm: try await settings.openMVVMList()
    case .modelView: try await settings.openModelViewList()
    case .reducer: try await settings.openReducerList()
    case .slim: try await settings.openSlimList()
    }
  }
}
