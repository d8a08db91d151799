import DataSource
import Database
import Domain
import Collation
import Foundation
import GroceryScreen
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Grocery: the text's own faults, and their cures (B8)", .tags(.memory), .timeLimit(.minutes(3)))
@MainActor
struct DocumentFaultTests {
  private let store = InMemoryShoppingListStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")))

  @Test("the document's data source works", .tags(.trap))
  func ringWorks() async throws {
    let source = DocumentShoppingListDataSource(
      manager: DocumentShoppingListDataManager(store: store))
    try await store.save([ShoppingList(title: "Party")])
    #expect(source.inserted == [ItemPosition(section: 0, row: 0)])
    source.manager.delegate = nil
  }

  @Test(
    "the document's data source and manager hold each other, and neither is freed", .tags(.trap))
  func ring() {
    weak var source: DocumentShoppingListDataSource?
    weak var manager: DocumentShoppingListDataManager?
    do {
      let made = DocumentShoppingListDataSource(
        manager: DocumentShoppingListDataManager(store: store))
      (source, manager) = (made, made.manager)
    }
    #expect(source != nil)
    #expect(manager != nil)
    // One weak word is the cure; taken apart by hand, so that the test itself leaks nothing.
    manager?.delegate = nil
    #expect(source == nil)
    #expect(manager == nil)
  }

  @Test("the cure: the manager holds its delegate weakly, and both are freed")
  func cured() async throws {
    weak var manager: ShoppingListDataManager?
    await expectFreed {
      let (source, made, _) = makeCured()
      manager = made
      return source
    }
    #expect(manager == nil)
  }

  @Test("the document's stack is gone as soon as the program has launched", .tags(.trap))
  func dyingStack() throws {
    let delegate = DocumentAppDelegate()
    #expect(try delegate.didFinishLaunching(with: .memory))
    #expect(delegate.stackOfTheLaunch == nil)
  }

  @Test("the cure: handed down, the stack lives as long as the screen, and no longer")
  func handedDown() async throws {
    weak var stack: DatabaseStack?
    func launch() async throws -> ScreenPilot {
      let made = try DatabaseStack(at: .memory, schema: .addressBook)
      stack = made
      let store = try await SQLiteShoppingListStore(
        made, collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
      let window = Window(size: CGSize(width: 640, height: 1056))
      window.rootViewController = NavigationController(
        rootViewController: ShoppingListTableViewController(store: store))
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

  private func makeCured() -> (ShoppingListDataSource, ShoppingListDataManager, TableView) {
    let manager = ShoppingListDataManager(store: store)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source = ShoppingListDataSource(manager: manager, table: table, identifier: "list") {
      cell, list in cell.titleText = list.title
    }
    manager.follow()
    return (source, manager, table)
  }
}
