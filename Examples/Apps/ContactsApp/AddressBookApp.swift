import Database
import Domain
import Foundation
import HeadlessUI
import Pilot
import Presenter
import ProtocolSplitPeopleList
import ScriptRunner
import TerminalUI

/// The composition root: the one place that makes real objects and hands them to each other.
///
/// It holds the window, the window holds the screen, the screen its provider, the provider the
/// store, and the store the open database.
@MainActor
final class AddressBookApp: ScriptedScreen {
  let pilot: ScreenPilot
  let store: SQLitePeopleStore
  let today: CalendarDate
  private let screen: PeopleListViewController
  private let renderer: ScreenRenderer

  /// Opens the database and puts the people list on screen.
  init(
    at location: DatabaseLocation, sortSetting: any SortSetting, locale: Locale, size: GridSize
  ) async throws(StoreError) {
    let stack = try DatabaseStack(at: location, schema: .addressBook)
    store = try await SQLitePeopleStore(stack, collation: SystemNameCollation(locale: locale))
    let context = PresentationContext(locale: locale, timeZone: .current, now: { Date() })
    today = CalendarDate.today(context.now(), in: context.calendar)
    screen = PeopleListViewController(
      dataProvider: StorePeopleListDataProvider(store: store, sortSetting: sortSetting),
      sortSetting: sortSetting, context: context)
    renderer = ScreenRenderer(size: size, numbersRows: true)
    let window = Window(size: renderer.windowSize)
    window.rootViewController = NavigationController(rootViewController: screen)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  /// From where people can be picked, while it is set.
  var addressBook: (any AddressBook)? {
    get { screen.addressBook }
    set { screen.addressBook = newValue }
  }

  /// The screen as text.
  var picture: String {
    var lines = renderer.render(pilot.window).lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}
