import Database
import Domain
import Collation
import Foundation
import GroceryScreen
import HeadlessUI
import MassiveGrocery
import Pilot
import ScriptRunner
import TerminalUI

/// The composition root. It makes the stack and hands it down (row B2); of the massive screen it
/// makes nothing but the screen, which makes everything else by itself (row B1).
///
/// It holds the window, the window holds the screen, the screen its store, and the store the open
/// database: so the stack does not die with the function that made it (row B8).
@MainActor
final class GroceryApp: ScriptedScreen {
  let pilot: ScreenPilot
  private let renderer: ScreenRenderer

  /// The slim screen, on lists in `stack`.
  convenience init(
    on stack: DatabaseStack, locale: Locale, size: GridSize
  ) async throws(StoreError) {
    let store = try await SQLiteShoppingListStore(
      stack, collation: SystemNameCollation(locale: locale))
    self.init(showing: GroceryScreen.ShoppingListTableViewController(store: store), size: size)
  }

  /// The massive screen, on lists at `location`.
  convenience init(massiveAt location: DatabaseLocation, locale: Locale, size: GridSize) {
    let screen = MassiveGrocery.ShoppingListTableViewController(
      location: location, locale: locale)
    self.init(showing: screen, size: size)
  }

  private init(showing screen: ViewController, size: GridSize) {
    renderer = ScreenRenderer(size: size, numbersRows: true)
    let window = Window(size: renderer.windowSize)
    window.rootViewController = NavigationController(rootViewController: screen)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  /// The screen as text.
  var picture: String {
    var lines = renderer.render(pilot.window).lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}
