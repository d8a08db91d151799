import Collation
import Database
import Domain
import Foundation
import HeadlessUI
import MassivePeopleList
import PeopleListVariants
import Pilot
import Presenter
import ScriptRunner
import Settings
import Sync
import TerminalUI

/// The composition root: the one place that makes real objects and hands them to each other.
///
/// It holds the window, the window holds the screen, the screen the syncing, the syncing the store
/// and the server, and the store the open database.
@MainActor
final class AddressBookApp: ScriptedScreen {
  let pilot: ScreenPilot
  let sync: PeopleSynchronizer
  let today: CalendarDate
  /// From where people can be picked.
  let addressBook: CurrentAddressBook
  /// What the user is to be told that no screen has a place for.
  let notices: Notices
  private let renderer: ScreenRenderer
  private let database: DatabaseStack

  /// For whom people and numbers are made fit to show.
  let context: PresentationContext

  /// Opens the database and puts the people list on screen; the server is asked after that.
  ///
  /// - Throws: what opening the database throws; nothing else was begun then. What starting the
  ///   server throws.
  init(_ settings: AddressBookSettings, _ service: PeopleService, _ notices: Notices) async throws {
    self.notices = notices
    let run = settings.run
    let collation = SystemNameCollation(locale: run.locale)
    let own = try DatabaseStack(at: .file(settings.database), schema: .addressBook)
    var store = try await SQLitePeopleStore(own, collation: collation, keepsOutbox: true)
    context = PresentationContext(locale: run.locale, timeZone: run.timeZone, now: run.now)
    let (server, name) = try await service.start(context)
    let screen = try settings.variant.makeScreen(
      PeopleListDependencies(
        store: store, database: .file(settings.database), keepsOutbox: true,
        sortSetting: UserDefaultsSortSetting(defaults: settings.defaults),
        defaults: settings.defaults, context: context,
        // Nobody posts here: a form in a terminal is a panel, which no keyboard covers.
        notifications: NotificationCenter()))
    // The massive controller has opened a database by itself. Whoever needs it must ask its screen.
    var stack = own
    if let massive = screen as? MassivePeopleList.PeopleListViewController {
      stack = massive.database
      store = try await SQLitePeopleStore(stack, collation: collation, keepsOutbox: true)
    }
    database = stack
    let outbox = try await SQLiteSyncStore(store, server: name)
    if outbox.hasMoved {
      notices.tell("This address book was another server's; all of it is sent to this one now.")
    }
    sync = PeopleSynchronizer(
      server: server, store: outbox,
      lease: FileLease(of: settings.database), configuration: settings.patience,
      onReport: { [notices] in notices.tell($0.description) },
      onUnreadable: { [notices] in notices.tell("\($0)") },
      onServerReplaced: { [notices] in notices.askAboutNewServer() })
    if settings.isOffline { sync.goOffline() }
    addressBook = CurrentAddressBook(settings.addressBook)
    screen.communicator = LocalFirstCommunicator(
      stack: stack, syncing: SyncingCommunicator(sync))
    screen.sync = sync
    screen.addressBook = addressBook
    today = CalendarDate.today(context.now(), in: context.calendar)
    renderer = ScreenRenderer(size: settings.size, numbersRows: true)
    let window = Window(size: renderer.windowSize)
    window.rootViewController = NavigationController(rootViewController: screen)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  /// Leaves the network, or comes back.
  func setOffline(_ isOffline: Bool) {
    if isOffline { sync.goOffline() } else { sync.goOnline() }
  }

  /// Uploads all people to a server that has lost its data, and syncs.
  func adoptNewServer() async throws {
    try await sync.adoptNewServer()
    try await sync.refresh()
  }

  /// Leaves the database as one file: nothing that was saved is only in the log beside it.
  func leave() async {
    await database.emptyLog()
  }

  /// Presses the first of the buttons that is on screen; does nothing where none is.
  func press(_ names: String...) {
    for name in names where pilot.buttons.contains(name) { return (try? pilot.tap(name)) ?? () }
  }

  /// The screen as text.
  var picture: String {
    var lines = renderer.render(pilot.window).lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}
