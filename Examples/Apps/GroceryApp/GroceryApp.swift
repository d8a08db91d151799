import Collation
import DataSourceGrocery
import Database
import Domain
import GroceryScreen
import HeadlessUI
import MassiveGrocery
import Pilot
import ScriptRunner
import StackGrocery
import TerminalUI

/// The stages of the screen's refactoring, from one massive controller to shared extensions.
enum GroceryStage: Int, CaseIterable {
  case massive = 1
  case stack
  case dataSource
  case extensions
}

/// The composition root of `grocery`.
///
/// It creates a store in the open database and passes the store to the screen, except for the
/// massive screen, which opens its own database. The app retains the window and, through it, the
/// screen, the store and the database.
@MainActor
final class GroceryApp: ScriptedScreen {
  let pilot: ScreenPilot
  private let renderer: ScreenRenderer

  /// Creates the app with the screen at `stage`. `stack` is the open database at `location`.
  init(
    _ stage: GroceryStage, on stack: DatabaseStack, at location: DatabaseLocation, locale: Locale,
    size: GridSize
  ) async throws(StoreError) {
    let store = try await SQLiteShoppingListStore(
      stack, collation: SystemNameCollation(locale: locale))
    let screen: UIViewController =
      switch stage {
      case .massive:
        MassiveGrocery.ShoppingListTableViewController(location: location, locale: locale)
      case .stack: StackGrocery.ShoppingListTableViewController(store: store)
      case .dataSource: DataSourceGrocery.ShoppingListTableViewController(store: store)
      case .extensions: GroceryScreen.ShoppingListTableViewController(store: store)
      }
    renderer = ScreenRenderer(size: size, numbersRows: true)
    let window = UIWindow(size: renderer.windowSize)
    window.rootViewController = UINavigationController(rootViewController: screen)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  /// The screen as text.
  var picture: String { renderer.picture(of: pilot.window) }
}

/// The commands, which act on the screen as a user does. If an alert appears instead of the result,
/// the command closes the alert and throws its text.
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
        try await self.rename(row: Int(row: $0[0]), to: $0[1])
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

  private func delete(row: Int) async throws {
    let count = pilot.rowCount
    try pilot.swipeToDelete(number: row)
    try await outcome("the list is gone") { $0.rowCount < count }
  }

  private func rename(row: Int, to title: String) async throws {
    try pilot.swipeRow(number: row, from: .leading, tapping: "Rename")
    try await pilot.waitUntil("the title is asked for") { $0.alert != nil }
    try pilot.type(title, into: "Title")
    try pilot.answer("Save")
    let shown = title.trimmingCharacters(in: .whitespaces)
    try await outcome("the new title is shown") { $0.allRows.map(\.title).contains(shown) }
  }

  /// Waits until a condition is true or an alert appears. If an alert appears, it is closed and its
  /// text is thrown.
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
