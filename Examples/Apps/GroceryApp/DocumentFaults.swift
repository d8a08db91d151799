import Collation
import DataSource
import DataSourceGrocery
import Database
import Domain
import GroceryScreen
import HeadlessUI
import StackGrocery

/// The two bugs of the grocery text (`Guides/Documents.md`), each with its fix.
///
/// The tour prints which objects stay in memory.
@MainActor
enum DocumentFaults {
  /// Returns the lines that the tour prints after its steps.
  static func lines() async throws(StoreError) -> [String] {
    let (document, cured) = try await (documentPair(), weakPair())
    let (local, passed) = try await (localStack(), passedStack())
    return [
      "The document's data source and manager retain each other, because `delegate` is not weak.",
      "After the screen releases both objects:",
      "  var delegate         \(document)",
      "  weak var delegate    \(cured)",
      "",
      "The document's app delegate stores the database stack in a local constant.",
      "After the launch:",
      "  local constant           \(local)",
      "  passed to the screen     \(passed)",
      "",
    ]
  }

  private static func documentPair() async throws(StoreError) -> String {
    weak var manager: DocumentShoppingListDataManager?
    weak var source: DocumentShoppingListDataSource?
    let store = try await makeStore(on: makeStack())
    do {
      let made = DocumentShoppingListDataSource(
        manager: DocumentShoppingListDataManager(store: store))
      (source, manager) = (made, made.manager)
    }
    // The assignment breaks the retain cycle, so the tour leaks no object.
    defer { manager?.delegate = nil }
    return "data source \(state(of: source)), manager \(state(of: manager))"
  }

  private static func weakPair() async throws(StoreError) -> String {
    weak var manager: ShoppingListDataManager?
    weak var source: ShoppingListDataSource?
    let store = try await makeStore(on: makeStack())
    do {
      let made = ShoppingListDataManager(store: store)
      let screen = UITableViewController(style: .plain)
      let connected = ShoppingListDataSource(
        manager: made, table: screen.tableView, identifier: "list"
      ) { cell, list in cell.titleText = list.title }
      made.observe()
      (source, manager) = (connected, made)
    }
    return "data source \(state(of: source)), manager \(state(of: manager))"
  }

  private static func localStack() throws(StoreError) -> String {
    let delegate = DocumentAppDelegate()
    _ = try delegate.didFinishLaunching(with: .memory)
    return "stack \(state(of: delegate.stackOfTheLaunch))"
  }

  private static func passedStack() async throws(StoreError) -> String {
    weak var stack: DatabaseStack?
    func launch() async throws(StoreError) -> UIViewController {
      let made = try makeStack()
      stack = made
      return GroceryScreen.ShoppingListTableViewController(store: try await makeStore(on: made))
    }
    let screen = try await launch()
    return withExtendedLifetime(screen) { "stack \(state(of: stack))" }
  }

  private static func makeStack() throws(StoreError) -> DatabaseStack {
    try DatabaseStack(at: .memory, schema: .addressBook)
  }

  private static func makeStore(
    on stack: DatabaseStack
  ) async throws(StoreError) -> SQLiteShoppingListStore {
    try await SQLiteShoppingListStore(
      stack, collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
  }

  private static func state(of object: AnyObject?) -> String {
    object == nil ? "deallocated" : "in memory"
  }
}
