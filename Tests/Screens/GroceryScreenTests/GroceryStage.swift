import Collation
import DataSourceGrocery
import Database
import Domain
import GroceryScreen
import HeadlessUI
import MassiveGrocery
import Pilot
import StackGrocery
import TestSupport
import Testing

/// The four stages of the screen, which pass the same tests.
enum GroceryStage: String, CaseIterable, CustomTestStringConvertible {
  case massive
  case stack
  case dataSource
  case extensions

  var testDescription: String { rawValue }

  /// Returns the screen for the database at `location`, without a window.
  @MainActor
  func makeController(at location: DatabaseLocation) async throws -> UIViewController {
    let locale = Locale(identifier: "sv_SE")
    guard self != .massive else {
      return MassiveGrocery.ShoppingListTableViewController(location: location, locale: locale)
    }
    let stack = try DatabaseStack(at: location, schema: .addressBook)
    let store = try await SQLiteShoppingListStore(
      stack, collation: SystemNameCollation(locale: locale))
    return try #require(makeController(showing: store))
  }

  /// Returns the screen for `store`; nil for the massive screen, which opens its own database.
  @MainActor
  func makeController(showing store: any ShoppingListStore) -> UIViewController? {
    switch self {
    case .massive: nil
    case .stack: StackGrocery.ShoppingListTableViewController(store: store)
    case .dataSource: DataSourceGrocery.ShoppingListTableViewController(store: store)
    case .extensions: GroceryScreen.ShoppingListTableViewController(store: store)
    }
  }

  /// Shows the screen in a window, and returns its pilot after lists, a message or an alert appear.
  @MainActor
  func open(
    at location: DatabaseLocation = .memory, in navigation: UINavigationController? = nil
  ) async throws -> ScreenPilot {
    try await ScreenPilot(showing: makeController(at: location), in: navigation)
  }
}

extension ScreenPilot {
  /// Shows the screen in a window, and waits until lists, a message or an alert appear.
  convenience init(
    showing screen: UIViewController, in navigation: UINavigationController? = nil
  ) async throws {
    let navigation = navigation ?? UINavigationController()
    navigation.viewControllers = [screen]
    self.init(UIWindow(size: CGSize(width: 640, height: 1056)))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try await waitUntil("the lists are shown") {
      $0.rowCount > 0 || !$0.labels.isEmpty || $0.alert != nil
    }
  }

  /// The titles of the lists on screen.
  var titles: [String] { rows.map(\.title) }

  /// The grocery screen.
  var screen: UITableViewController? {
    let navigation = window.rootViewController as? UINavigationController
    return navigation?.topViewController as? UITableViewController
  }

  /// Adds a list as the user does, and waits for its row.
  func add(_ title: String) async throws {
    let count = rowCount
    try await enter(title)
    try await waitUntil("\(title) is shown") { $0.rowCount > count }
  }

  /// Taps “Add” and waits for the alert.
  func tapAdd() async throws {
    try tap("Add")
    try await waitUntil("the title is asked for") { $0.alert != nil }
  }

  /// Taps “Add”, types a title and taps “Save”.
  func enter(_ title: String) async throws {
    try await tapAdd()
    try type(title, into: "Title")
    try answer("Save")
  }
}

/// A temporary database file that is deleted with this object.
final class TemporaryDatabase: Sendable {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { folder.file("lists.sqlite") }
  var location: DatabaseLocation { .file(file) }
  var readOnly: DatabaseLocation { .readOnly(file) }

  /// Writes a text file in place of the database.
  func replaceByText() throws {
    try Data("Milk, eggs, a dozen if they have any".utf8).write(to: file)
  }

  /// Writes a row with an invalid id, as another program could.
  func corrupt() async throws {
    let other = try DatabaseStack(at: location, schema: .addressBook)
    try await other.write(to: [.shoppingList]) { (connection) throws(StoreError) in
      try connection.execute("INSERT INTO shopping_list (id, title) VALUES (x'00', 'No list')")
    }
  }
}
