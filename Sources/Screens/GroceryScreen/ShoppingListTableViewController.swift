import DataSource
public import Domain
import HeadlessAdapters
public import HeadlessUI
import Interaction

/// The grocery screen, slim: the document's controller once data source, manager and stack have
/// each got an object of their own (rows B2 to B7). What is left here is wiring.
///
/// Compare it with the type of the same name in `MassiveGrocery`, which does the same.
///
/// - Isolation: main actor. It holds the store, the manager and, through the adapter, the data
///   source; none of them holds it.
@MainActor
public final class ShoppingListTableViewController: TableViewController {
  private let store: any ShoppingListStore
  private let manager: ShoppingListDataManager
  private var rows: TableViewAdapter<ShoppingListDataSource>?

  /// A screen of the lists in `store`, which was made at launch and is handed down (row B2).
  public init(store: any ShoppingListStore) {
    self.store = store
    manager = ShoppingListDataManager(store: store)
    super.init(style: .plain)
    title = "Grocery"
  }

  /// Puts the data source between manager and table, and follows the lists.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShoppingListTableViewCell.self)
    let dataSource = ShoppingListDataSource(
      manager: manager, table: tableView, identifier: ShoppingListTableViewCell.identifier
    ) { cell, list in cell.titleText = list.title }
    let rows = TableViewAdapter(dataSource)
    rows.deleteItem = { [weak self] in self?.delete($0) }
    tableView.dataSource = rows
    self.rows = rows
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .add, primaryAction: Action { [weak self] _ in self?.addShoppingList() })
    manager.onDelivery = { [weak self] in self?.show($0) }
    manager.follow()
  }

  /// Asks for a title and saves the list (row B6); the interaction holds itself until it is over.
  private func addShoppingList() {
    AddShoppingListInteraction(AddShoppingListSteps(to: store, asking: AlertAsker(over: self)))
      .start()
  }

  private func delete(_ list: ShoppingList) {
    Task { [weak self, store] in
      do {
        try await store.delete([list.id])
      } catch {
        self?.tell("“\(list.title)” could not be deleted.", because: error)
      }
    }
  }

  private func show(_ delivery: Result<[ShoppingList], any Error>) {
    do {
      try tableView.show(message: delivery.get().isEmpty ? "There is no list yet." : nil)
    } catch {
      tell("The lists cannot be shown.", because: error)
    }
  }
}
