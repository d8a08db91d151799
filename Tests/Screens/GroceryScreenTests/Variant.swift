import Database
import Domain
import Collation
import Foundation
import GroceryScreen
import HeadlessUI
import MassiveGrocery
import Pilot
import Testing

/// The two forms of the screen, which one specification holds to the same behaviour.
enum Variant: String, CaseIterable, CustomTestStringConvertible {
  case slim
  case massive

  var testDescription: String { rawValue }

  /// The screen on the database at `location`, in no window yet.
  @MainActor
  func makeController(at location: DatabaseLocation) async throws -> ViewController {
    let locale = Locale(identifier: "sv_SE")
    switch self {
    case .slim:
      let stack = try DatabaseStack(at: location, schema: .addressBook)
      let store = try await SQLiteShoppingListStore(
        stack, collation: SystemNameCollation(locale: locale))
      return GroceryScreen.ShoppingListTableViewController(store: store)
    case .massive:
      return MassiveGrocery.ShoppingListTableViewController(location: location, locale: locale)
    }
  }

  /// The screen in a window, its lists shown.
  @MainActor
  func open(at location: DatabaseLocation = .memory) async throws -> ScreenPilot {
    let window = Window(size: CGSize(width: 640, height: 1056))
    window.rootViewController = NavigationController(
      rootViewController: try await makeController(at: location))
    let pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
    try await pilot.waitUntil("the lists are shown") {
      $0.rowCount > 0 || !$0.labels.isEmpty || $0.alert != nil
    }
    return pilot
  }
}

extension ScreenPilot {
  /// The titles of the lists on screen.
  var titles: [String] { rows.map(\.title) }

  /// The grocery screen itself.
  var screen: TableViewController? {
    let navigation = window.rootViewController as? NavigationController
    return navigation?.topViewController as? TableViewController
  }

  /// Adds a list as a person does, and waits until its row is there.
  func add(_ title: String) async throws {
    let count = rowCount
    try await enter(title)
    try await waitUntil("\(title) is shown") { $0.rowCount > count }
  }

  /// Taps "Add", and waits for the alert.
  func askForNew() async throws {
    try tap("Add")
    try await waitUntil("the title is asked for") { $0.alert != nil }
  }

  /// Taps "Add", types a title and taps "Save".
  func enter(_ title: String) async throws {
    try await askForNew()
    try type(title, into: "Title")
    try answer("Save")
  }
}
