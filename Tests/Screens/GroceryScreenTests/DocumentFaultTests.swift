import Collation
import DataSource
import DataSourceGrocery
import Database
import Domain
import GroceryScreen
import HeadlessUI
import Pilot
import StackGrocery
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Grocery: mistakes in the original document, and their corrections", .tags(.memory),
  .timeLimit(.minutes(3)))
@MainActor
struct DocumentFaultTests {
  private let store = InMemoryShoppingListStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")))

  @Test("the document's data source reports inserted rows", .tags(.trap))
  func cycleWorks() async throws {
    let source = DocumentShoppingListDataSource(
      manager: DocumentShoppingListDataManager(store: store))
    try await store.save([ShoppingList(title: "Party")])
    #expect(source.inserted == [ItemPosition(section: 0, row: 0)])
    source.manager.delegate = nil
  }

  @Test(
    "the document's data source and manager form a retain cycle", .tags(.trap))
  func retainCycle() {
    weak var source: DocumentShoppingListDataSource?
    weak var manager: DocumentShoppingListDataManager?
    do {
      let made = DocumentShoppingListDataSource(
        manager: DocumentShoppingListDataManager(store: store))
      (source, manager) = (made, made.manager)
    }
    #expect(source != nil)
    #expect(manager != nil)
    // This assignment breaks the retain cycle, so that the test leaks no object.
    manager?.delegate = nil
    #expect(source == nil)
    #expect(manager == nil)
  }

  @Test("data source and manager are deallocated if the delegate is weak")
  func weakDelegate() async throws {
    weak var manager: ShoppingListDataManager?
    await expectFreed {
      let (source, made, _) = makeWeakDelegate()
      manager = made
      return source
    }
    #expect(manager == nil)
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("if the first read fails, the document's manager stops the app", .tags(.trap))
    nonisolated func unreadable() async {
      await #expect(processExitsWith: .success) { await observe(failing: false) }
      await #expect(processExitsWith: .failure) { await observe(failing: true) }
    }
  #endif

  @Test("if the first read fails, an alert names the file", arguments: GroceryStage.allCases)
  func unreadableInAlert(_ stage: GroceryStage) async throws {
    let folder = try TemporaryDatabase()
    let screen = try await stage.makeController(at: folder.location)
    try await folder.corrupt()
    let pilot = try await ScreenPilot(showing: screen)
    #expect(pilot.alert?.title == "The lists cannot be shown.")
    #expect(pilot.alert?.message.contains("lists.sqlite") == true)
  }

  @Test("the document's alert has no Cancel button and saves an empty text", .tags(.trap))
  func alertWithoutCancel() async throws {
    var saved: [String] = []
    let pilot = try await ScreenPilot(
      showing: GroceryScreen.ShoppingListTableViewController(store: store))
    pilot.screen?.present(DocumentShoppingListAlert.make { saved.append($0) }, animated: false)
    #expect(pilot.alert?.buttons == ["Save"])
    try pilot.answer("Save")
    #expect(saved == [""])
  }

  @Test("the document's database is deallocated after launch", .tags(.trap))
  func deallocatedDatabase() throws {
    let delegate = DocumentAppDelegate()
    #expect(try delegate.didFinishLaunching(with: .memory))
    #expect(delegate.stackOfTheLaunch == nil)
  }

  @Test("a database that is passed to the screen lives as long as the screen")
  func passedDatabase() async throws {
    weak var stack: DatabaseStack?
    func launch() async throws -> ScreenPilot {
      let made = try DatabaseStack(at: .memory, schema: .addressBook)
      stack = made
      let store = try await SQLiteShoppingListStore(
        made, collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
      let window = UIWindow(size: CGSize(width: 640, height: 1056))
      window.rootViewController = UINavigationController(
        rootViewController: GroceryScreen.ShoppingListTableViewController(store: store))
      window.makeKeyAndVisible()
      return ScreenPilot(window)
    }
    var pilot: ScreenPilot? = try await launch()
    try await pilot?.waitUntil("the lists are shown") { !$0.labels.isEmpty }
    #expect(stack != nil)
    pilot?.window.rootViewController = nil
    pilot = nil
    #expect(stack == nil)
  }

  private func makeWeakDelegate()
    -> (ShoppingListDataSource, ShoppingListDataManager, UITableView)
  {
    let manager = ShoppingListDataManager(store: store)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source = ShoppingListDataSource(manager: manager, table: table, identifier: "list") {
      cell, list in cell.titleText = list.title
    }
    manager.observe()
    return (source, manager, table)
  }
}

/// Creates the document's manager for an in-memory store, whose reads fail if `failing` is true.
@MainActor
private func observe(failing: Bool) {
  let store = InMemoryShoppingListStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
  store.failure = failing ? .corrupt(file: "lists.sqlite") : nil
  _ = DocumentShoppingListDataManager(store: store)
}
