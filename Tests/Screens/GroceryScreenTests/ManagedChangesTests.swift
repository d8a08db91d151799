import Collation
import DataSource
import DataSourceGrocery
import Domain
import GroceryScreen
import HeadlessUI
import TestDoubles
import TestSupport
import Testing

@Suite("Grocery: changes that a manager reports to its delegate")
@MainActor
struct ManagedChangesTests {
  private let store = makeStore()
  private let window = UIWindow(size: CGSize(width: 320, height: 480))
  private let table: UITableView

  init() {
    table = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(table)
  }

  @Test("the table shows a deletion, an update, and several changes of one save, including a move")
  func changes() async throws {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "list")
    let manager = ShoppingListDataManager(store: store)
    let source = ManagedDataSource(manager: manager, table: table, identifier: "list") {
      (cell: UITableViewCell, list) in cell.textLabel?.text = list.title
    }
    let rows = TableViewAdapter(source)
    table.dataSource = rows
    manager.observe()
    let lists = try ["Bread", "Fruit", "Milk"].map { try ShoppingList(title: $0) }
    try await store.save(lists)
    #expect(titles == ["Bread", "Fruit", "Milk"])
    let milk = table.cellForRow(at: [0, 2])
    try await store.delete([lists[1].id])
    #expect(titles == ["Bread", "Milk"])
    try await store.save([ShoppingList(id: lists[0].id, title: "Brioche")])
    #expect(titles == ["Brioche", "Milk"])
    try await store.save([
      ShoppingList(id: lists[0].id, title: "Wine"), ShoppingList(title: "Apples"),
      ShoppingList(title: "Tea"),
    ])
    #expect(titles == ["Apples", "Milk", "Tea", "Wine"])
    #expect(table.cellForRow(at: [0, 1]) === milk)
  }

  @Test("the document's delegate is not called for a deletion, so the row stays", .tags(.trap))
  func deletion() async throws {
    let rows = DocumentRows(store, table)
    let party = try ShoppingList(title: "Party")
    try await store.save([party])
    try await store.delete([party.id])
    #expect(rows.manager.lists == [])
    withKnownIssue("the document's manager reports only insertions") {
      #expect(table.numberOfRows(inSection: 0) == 0)
    }
    rows.manager.delegate = nil
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("saving two lists in one call stops the document's app", .tags(.trap))
    nonisolated func severalAtOnce() async {
      await #expect(processExitsWith: .success) { try await save(["Party"]) }
      let stopped = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { try await save(["Party", "Camping"]) }
      let text = String(decoding: stopped?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("after the update (2) must be equal to"))
    }
  #endif

  private var titles: [String?] {
    table.layoutIfNeeded()
    return (0..<table.numberOfRows(inSection: 0)).map {
      table.cellForRow(at: [0, $0])?.textLabel?.text
    }
  }
}

/// The document's data source in a table: each reported list inserts one row.
@MainActor
private final class DocumentRows: NSObject, UITableViewDataSource,
  DocumentShoppingListDataManagerDelegate
{
  let manager: DocumentShoppingListDataManager
  private let table: UITableView

  init(_ store: any ShoppingListStore, _ table: UITableView) {
    self.table = table
    manager = DocumentShoppingListDataManager(store: store)
    super.init()
    table.dataSource = self
    table.layoutIfNeeded()
    manager.delegate = self
  }

  func shoppingListDataManagerDidInsertShoppingList(at position: ItemPosition) {
    table.insertRows(at: [[position.section, position.row]], with: .automatic)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    manager.lists.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor
private func makeStore() -> InMemoryShoppingListStore {
  InMemoryShoppingListStore(collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
}

/// Saves a list for each title in one change, while the document's data source fills a table.
@MainActor
private func save(_ titles: [String]) async throws {
  let store = makeStore()
  let rows = DocumentRows(store, UITableView(frame: .zero, style: .plain))
  try await store.save(titles.map { try ShoppingList(title: $0) })
  rows.manager.delegate = nil
}
