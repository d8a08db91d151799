import Database
import Domain
import HeadlessUI
import PeopleListVariants
import Pilot
import Presenter
import ScriptRunner
import Sync
import TerminalUI

/// The composition root, which makes the services and connects them to the screen.
///
/// This object retains the window and the store. The window retains the screen, the screen retains
/// the synchronizer, and the synchronizer retains the server.
@MainActor
final class AddressBookApp: ScriptedScreen {
  let pilot: ScreenPilot
  let sync: PeopleSynchronizer
  let today: CalendarDate
  /// The address book that the user picks people from.
  let addressBook: MemoryAddressBook
  /// Shows messages that do not come from the people list.
  let notices: Notices
  private let renderer: ScreenRenderer
  /// The store of the people that the screen shows.
  let store: SQLitePeopleStore

  /// The locale, time zone and clock.
  let context: PresentationContext

  /// Opens the database, connects to the server and shows the people list.
  init(_ settings: AddressBookSettings, _ service: PeopleService, _ notices: Notices) async throws {
    self.notices = notices
    context = settings.context
    let list = try await settings.variant.open(
      PeopleListSettings(
        database: .file(settings.database), keepsOutbox: true, defaults: settings.defaults,
        context: context,
        // A terminal has no keyboard that covers a form, so this center receives no notifications.
        notifications: NotificationCenter()))
    store = list.store
    let (server, name) = try await service.start(context)
    let outbox = try await SQLiteSyncStore(store, server: name)
    if outbox.hasMoved {
      notices.show(
        "This address book was synced with another server. Now it is sent to this server.")
    }
    sync = PeopleSynchronizer(
      server: server, store: outbox,
      lease: FileLease(of: settings.database), configuration: settings.syncConfiguration,
      onReport: { [notices] in notices.show($0.description) },
      onUnreadable: { [notices] in notices.show($0.sentence) },
      onServerReplaced: { [notices] in notices.askAboutNewServer() })
    if settings.isOffline { sync.goOffline() }
    addressBook = MemoryAddressBook(settings.addressBook)
    let screen = list.makeScreen(
      PeopleListServices(
        communicator: LocalFirstCommunicator(
          stack: store.stack, syncing: SyncingCommunicator(sync)),
        sync: sync, addressBook: addressBook))
    today = CalendarDate.today(context.now(), in: context.calendar)
    renderer = ScreenRenderer(size: settings.size, numbersRows: true)
    let window = UIWindow(size: renderer.windowSize)
    window.rootViewController = UINavigationController(rootViewController: screen)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  /// Disconnects or connects the network.
  func setOffline(_ isOffline: Bool) {
    if isOffline { sync.goOffline() } else { sync.goOnline() }
  }

  /// Uploads all people to a server that has lost its data, and syncs.
  func adoptNewServer() async throws {
    try await sync.adoptNewServer()
    try await sync.refresh()
  }

  /// Merges the database's log into its file.
  func leave() async {
    await store.stack.emptyLog()
  }

  /// Taps the first of the given buttons that is on screen.
  func press(_ names: String...) {
    for name in names where pilot.buttons.contains(name) { return (try? pilot.tap(name)) ?? () }
  }

  /// The screen as text.
  var picture: String { renderer.picture(of: pilot.window) }
}
