import DataSource
public import Domain
import Interaction

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The grocery screen at stage 4 of 4: the controller connects other objects.
///
/// The data source, the data manager and the database are separate objects. Shared extensions show
/// alerts and messages, and an interaction asks for titles. `MassiveGrocery` contains a type of the
/// same name, which instead does all this in one class.
///
/// - Isolation: main actor. The controller retains the store, the manager and the adapter. None of
///   them retains the controller.
@MainActor
public final class ShoppingListTableViewController: UITableViewController {
  private let store: any ShoppingListStore
  private let manager: ShoppingListDataManager
  private var rows: TableViewAdapter<ShoppingListDataSource>?

  /// Creates a screen that shows the lists in `store`.
  public init(store: any ShoppingListStore) {
    self.store = store
    manager = ShoppingListDataManager(store: store)
    super.init(style: .plain)
    title = "Grocery"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Connects the manager to the table, and observes the lists.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShoppingListTableViewCell.self)
    let dataSource = ShoppingListDataSource(
      manager: manager, table: tableView,
      identifier: ShoppingListTableViewCell.defaultReuseIdentifier
    ) { cell, list in cell.titleText = list.title }
    let rows = TableViewAdapter(dataSource)
    rows.deleteItem = { [weak self] in self?.delete($0) }
    tableView.dataSource = rows
    self.rows = rows
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForTitle() })
    manager.onUpdate = { [weak self] in self?.show($0) }
    manager.observe()
  }

  /// Offers to rename the list after the user swipes its row from the leading edge.
  public override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let list = manager.item(at: ItemPosition(indexPath))
    let rename = UIContextualAction(style: .normal, title: "Rename") {
      [weak self] _, _, completion in
      self?.askForTitle(renaming: list)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [rename])
  }

  /// Asks for a title and saves the list. The interaction retains itself until it ends.
  private func askForTitle(renaming list: ShoppingList? = nil) {
    AddShoppingListInteraction(
      AddShoppingListSteps(to: store, asking: AlertAsker(over: self), renaming: list)
    ).start()
  }

  private func delete(_ list: ShoppingList) {
    Task { [weak self, store] in
      do {
        try await store.delete([list.id])
      } catch {
        self?.showAlert("“\(list.title)” could not be deleted.", "\(error)")
      }
    }
  }

  private func show(_ delivery: Result<[ShoppingList], any Error>) {
    do {
      try show(message: delivery.get().isEmpty ? "There is no list yet." : nil)
    } catch {
      showAlert("The lists cannot be shown.", "\(error)")
    }
  }
}

/// A cell that can show the title of a list.
@MainActor
public protocol TitleShowing: AnyObject {
  /// The list's title.
  var titleText: String? { get set }
}

/// A cell that shows a list's title.
@MainActor
final class ShoppingListTableViewCell: UITableViewCell, TitleShowing {
  var titleText: String? {
    didSet {
      var content = defaultContentConfiguration()
      content.text = titleText
      contentConfiguration = content
    }
  }
}
