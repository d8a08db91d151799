import DataSource
public import Domain
import GroceryScreen
import Interaction

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The grocery screen at stage 3 of 4, with a data source and a data manager.
///
/// The manager observes the lists, and the data source fills the table. The controller still
/// contains the code of its alerts, which each further screen would have to copy.
///
/// - Isolation: main actor. The controller retains the store, the manager and the adapter. None of
///   them retains the controller.
@MainActor
public final class ShoppingListTableViewController: UITableViewController {
  private let store: any ShoppingListStore
  private let manager: ShoppingListDataManager
  private var rows: TableViewAdapter<ManagedDataSource<ShoppingListDataManager, UITableViewCell>>?

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
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ShoppingListTableViewCell")
    let dataSource = ManagedDataSource(
      manager: manager, table: tableView, identifier: "ShoppingListTableViewCell"
    ) { (cell: UITableViewCell, list) in
      var content = cell.defaultContentConfiguration()
      content.text = list.title
      cell.contentConfiguration = content
    }
    let rows = TableViewAdapter(dataSource)
    rows.deleteItem = { [weak self] in self?.delete($0) }
    tableView.dataSource = rows
    self.rows = rows
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.askForTitle() })
    manager.onUpdate = { [weak self] in self?.listsChanged($0) }
    manager.observe()
  }

  private func listsChanged(_ result: Result<[ShoppingList], any Error>) {
    switch result {
    case .success(let lists):
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "There is no list yet."
      contentUnavailableConfiguration = lists.isEmpty ? empty : nil
    case .failure(let error): showAlert("The lists cannot be shown.", because: error)
    }
  }

  private func delete(_ list: ShoppingList) {
    Task { [weak self, store] in
      do throws(StoreError) {
        try await store.delete([list.id])
      } catch {
        self?.showAlert("“\(list.title)” could not be deleted.", because: error)
      }
    }
  }

  /// Offers to rename the list after the user swipes its row from the leading edge.
  public override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let list = manager.item(at: ItemPosition(indexPath))
    let rename = UIContextualAction(style: .normal, title: "Rename") {
      [weak self] _, _, completion in
      self?.askForTitle(renaming: list, text: list.title)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [rename])
  }

  // MARK: The alerts

  private func askForTitle(
    renaming list: ShoppingList? = nil, message: String? = nil, text: String = ""
  ) {
    let alert = UIAlertController(
      title: list == nil ? "New Shopping List" : "Rename Shopping List", message: message,
      preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Title"
      field.text = text
    }
    // The action captures the field, because capturing the alert would create a retain cycle.
    let field = alert.textFields?.first
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self] _ in
        self?.save(titled: field?.text ?? "", renaming: list)
      })
    present(alert, animated: true)
  }

  private func save(titled title: String, renaming list: ShoppingList?) {
    do throws(TextError) {
      save(try ShoppingList(id: list?.id ?? ShoppingList.ID(), title: title))
    } catch {
      askForTitle(renaming: list, message: "Not saved: \(error).", text: title)
    }
  }

  private func save(_ list: ShoppingList) {
    Task { [weak self, store] in
      do throws(StoreError) {
        try await store.save([list])
      } catch {
        self?.offerToTryAgain(list, after: error)
      }
    }
  }

  private func offerToTryAgain(_ list: ShoppingList, after error: StoreError) {
    let alert = UIAlertController(
      title: "“\(list.title)” could not be saved.", message: error.description,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Try Again", style: .default) { [weak self] _ in self?.save(list) })
    presentInFront(alert)
  }

  private func showAlert(_ title: String, because error: any Error) {
    let alert = UIAlertController(title: title, message: "\(error)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    presentInFront(alert)
  }

  /// Presents an alert over the frontmost controller, after a running transition ends.
  private func presentInFront(_ alert: UIAlertController) {
    var front: UIViewController = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    guard let transition = front.transitionCoordinator else {
      return front.present(alert, animated: true)
    }
    // UIKit removes the transition coordinator after the closure returns, so the task runs later.
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      Task { self?.presentInFront(alert) }
    }
  }
}
