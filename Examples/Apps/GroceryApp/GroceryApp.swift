import Collation
import Database
import Domain
import Foundation
import GroceryScreen
import HeadlessUI
import MassiveGrocery
import Pilot
import ScriptRunner
import TerminalUI

/// The composition root of `grocery`.
///
/// It makes the database and passes it to the slim screen. The massive screen makes its own
/// database. The app retains the window, the window retains the screen, the screen retains its
/// store, and the store retains the database.
@MainActor
final class GroceryApp: ScriptedScreen {
  let pilot: ScreenPilot
  private let renderer: ScreenRenderer

  /// Creates the app with the slim screen.
  convenience init(
    on stack: DatabaseStack, locale: Locale, size: GridSize
  ) async throws(StoreError) {
    let store = try await SQLiteShoppingListStore(
      stack, collation: SystemNameCollation(locale: locale))
    self.init(showing: GroceryScreen.ShoppingListTableViewController(store: store), size: size)
  }

  /// Creates the app with the massive screen.
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
  var picture: String { renderer.picture(of: pilot.window) }
}

/// The commands, which act on the screen as a user does. If an alert appears, the command closes it
/// and throws its text.
extension GroceryApp {
  /// Returns the commands of `grocery`.
  func commands(_ console: Console) -> [ScriptCommand] {
    [
      ScriptCommand("add", "TITLE", count: 1...1, help: "add a list") {
        try await self.add($0[0])
      },
      ScriptCommand("delete", "ROW", count: 1...1, help: "delete the list in a row") {
        try await self.delete(row: Int(row: $0[0]))
      },
      ScriptCommand("rename", "ROW TITLE", count: 2...2, help: "rename the list in a row") {
        try await self.rename(row: $0[0], to: $0[1])
      },
    ]
  }

  /// Waits until the lists or the message for an empty list appear.
  func settle() async throws {
    try await outcome("the lists are shown") { $0.rowCount > 0 || !$0.labels.isEmpty }
  }

  private func add(_ title: String) async throws {
    let count = pilot.rowCount
    try pilot.tap("Add")
    try await pilot.waitUntil("the title is asked for") { $0.alert != nil }
    try pilot.type(title, into: "Title")
    try pilot.answer("Save")
    try await outcome("the list is shown") { $0.rowCount > count }
  }

  private func delete(row: String) async throws {
    let count = pilot.rowCount
    try touch(row: row) { (number) throws(PilotError) in try pilot.swipeToDelete(number: number) }
    try await outcome("the list is gone") { $0.rowCount < count }
  }

  private func rename(row: String, to title: String) async throws {
    try touch(row: row) { (number) throws(PilotError) in
      try pilot.swipeRow(number: number, from: .leading, tapping: "Rename")
    }
    try await pilot.waitUntil("the title is asked for") { $0.alert != nil }
    try pilot.type(title, into: "Title")
    try pilot.answer("Save")
    let shown = title.trimmingCharacters(in: .whitespaces)
    try await outcome("the new title is shown") { $0.allRows.map(\.title).contains(shown) }
  }

  private func touch(
    row: String, _ touch: (_ number: Int) throws(PilotError) -> Void
  ) throws(CommandFault) {
    guard let number = Int(row) else { throw CommandFault("“\(row)” is not a row number.") }
    do throws(PilotError) {
      try touch(number)
    } catch {
      throw CommandFault(error.complaint)
    }
  }

  /// Waits until a condition is true or an alert appears. Closes the alert and throws its text.
  private func outcome(
    _ what: String, _ happened: @MainActor (ScreenPilot) -> Bool
  ) async throws {
    try await pilot.waitUntil(what) { $0.alert != nil || happened($0) }
    guard let alert = pilot.alert else { return }
    try pilot.answer(alert.buttons.contains("Cancel") ? "Cancel" : "OK")
    let separator = alert.title.hasSuffix(".") ? " " : ": "
    throw ProgramError(alert.title + separator + alert.message)
  }
}
