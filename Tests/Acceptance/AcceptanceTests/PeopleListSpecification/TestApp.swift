import Collation
import Domain
import HeadlessUI
import Pilot
import Presenter
import TestDoubles

/// Everything around the screen in a test: storage, server, address book, sync and keyboard.
///
/// A test uses the screen through ``pilot``.
///
///     let app = try await TestApp(variant, [.ada])
///     app.server.people = [.grace]
///     try await app.open()
///     #expect(app.names == ["Grace Hopper", "Ada Lovelace"])
@MainActor
final class TestApp {
  let server = MockAPICommunicator()
  /// The web API of the next screen.
  var communicator: any APICommunicator
  var sync: (any PeopleSync)?
  var book: (any AddressBook)?
  /// Whether rows show the sync state of a person.
  var keepsOutbox = false
  var size = CGSize(width: 640, height: 1056)

  let storage: any Storage
  let notifications = NotificationCenter()
  private let variant: Variant
  private let locale: Locale
  private let sortSetting = TransientSortSetting()
  private(set) var pilot = ScreenPilot(UIWindow(size: .zero))
  private(set) weak var screen: UIViewController?

  /// Creates storage that contains `people`. No screen is open.
  init(_ variant: Variant, _ people: [Person] = [], locale: String = "en_US") async throws {
    self.variant = variant
    self.locale = Locale(identifier: locale)
    storage = try await variant.makeStorage(people, SystemNameCollation(locale: self.locale))
    communicator = server
  }

  /// Opens a new screen and waits until it is idle.
  func open() async throws {
    try await openWithoutWaiting()
    try await pilot.waitWhileBusy()
  }

  /// Opens a new screen in a new window.
  func openWithoutWaiting() async throws {
    let context = PresentationContext(
      locale: locale, timeZone: .gmt, now: { Date(timeIntervalSince1970: 1_772_366_400) })
    let screen = try await variant.makeScreen(
      ScreenDependencies(
        store: storage.store, sortSetting: sortSetting, keepsOutbox: keepsOutbox,
        context: context, notifications: notifications, communicator: communicator, sync: sync,
        addressBook: book), storage)
    let window = UIWindow(size: size)
    window.rootViewController = UINavigationController(rootViewController: screen)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
    self.screen = screen
  }

  /// Closes the screen and everything presented over it.
  func close() {
    pilot.window.rootViewController = nil
  }
}
