import Database
import Domain
import Settings
import Collation
import Foundation
import HeadlessUI
import MassivePeopleList
import PeopleListVariants
import Pilot
import Presenter
import TestDoubles

/// All that a scenario has around the screen: people who are there already, a server, an address
/// book, a syncing, a keyboard; and a pilot, through whom alone the screen is used.
///
///     let world = try await World(variant, [.ada])
///     world.server.people = [.grace]
///     try await world.open()
///     #expect(world.names == ["Grace Hopper", "Ada Lovelace"])
@MainActor
final class World {
  let variant: PeopleListVariant
  let server = MockAPICommunicator()
  /// Handed to the screen when it is opened; a screen without a server asks nobody.
  var communicator: (any APICommunicator)?
  var sync: (any PeopleSync)?
  var book: (any AddressBook)?
  /// Whether rows tell how they stand with a server.
  var hasMarks = false
  var locale = Locale(identifier: "en_US")
  var size = CGSize(width: 640, height: 1056)

  let storage: any Storage
  let notifications = NotificationCenter()
  private let own: OwnDefaults
  private let sortSetting: UserDefaultsSortSetting
  private(set) var pilot = ScreenPilot(Window(size: .zero))
  private(set) weak var screen: ViewController?

  /// A world in which `people` are on the device, and no screen is open yet.
  init(
    _ variant: PeopleListVariant, _ people: [Person] = [], locale: String = "en_US"
  ) async throws {
    self.variant = variant
    self.locale = Locale(identifier: locale)
    let collation = SystemNameCollation(locale: self.locale)
    storage =
      switch variant {
      case .massive: try await DatabaseStorage(people, collation: collation)
      default: MemoryStorage(people, collation: collation)
      }
    own = try OwnDefaults()
    sortSetting = UserDefaultsSortSetting(defaults: own.defaults)
    communicator = server
    Visits.record(variant)
  }

  /// Puts a screen into a window of its own, and waits until it has come to rest.
  func open() async throws {
    try await show()
    try await pilot.waitWhileBusy()
  }

  /// Puts a screen into a window of its own, and waits for nothing.
  func show() async throws {
    let location = (storage as? DatabaseStorage)?.location ?? .memory
    let context = PresentationContext(
      locale: locale, timeZone: .gmt, now: { Date(timeIntervalSince1970: 1_772_366_400) })
    let screen = try variant.makeScreen(
      PeopleListParts(
        store: storage.store, database: location, keepsOutbox: hasMarks,
        sortSetting: sortSetting, defaults: own.defaults, context: context,
        notifications: notifications))
    if let communicator { screen.communicator = communicator }
    screen.sync = sync
    screen.addressBook = book
    // Its database is to be had from the screen itself, and from nowhere else.
    if let massive = screen as? MassivePeopleList.PeopleListViewController {
      try await storage.adopt(massive.database)
    }
    let window = Window(size: size)
    window.rootViewController = NavigationController(rootViewController: screen)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
    self.screen = screen
  }

  /// Closes the screen with all that stands over it.
  func close() {
    pilot.window.rootViewController = nil
  }
}
