import Collation
public import Database
import Domain

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The grocery screen as one massive controller, as a baseline.
///
/// It opens the database, runs the query, fills the table, shows the alerts and saves. It passes
/// the same tests as the other stages and leaks nothing. Its costs:
/// - A test cannot replace the store, so a test of a failure needs a damaged file.
/// - The code of the five jobs is mixed.
/// - A second screen would open the database again.
///
/// - Isolation: main actor. The task that opens the database retains the controller. Observation
///   and save tasks reference the controller weakly.
@MainActor
public final class ShoppingListTableViewController: UITableViewController {
  private let location: DatabaseLocation
  private let locale: Locale
  private var store: SQLiteShoppingListStore?
  private var observation: ObservationToken?
  private var lists: [ShoppingList] = []

  /// Creates a screen that opens the database at `location` and sorts the lists for `locale`.
  public init(location: DatabaseLocation, locale: Locale) {
    self.location = location
    self.locale = locale
    super.init(style: .plain)
    title = "Grocery"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Sets up the table, the navigation bar and the database.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ShoppingListTableViewCell")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.askForTitle() })
    navigationItem.rightBarButtonItem?.isEnabled = false  // until the database is open
    Task { [weak self] in await self?.initializeDatabase() }
  }

  // MARK: The database

  private func initializeDatabase() async {
    do throws(StoreError) {
      let stack = try DatabaseStack(at: location, schema: .addressBook)
      let store = try await SQLiteShoppingListStore(
        stack, collation: SystemNameCollation(locale: locale))
      self.store = store
      observation = store.observeLists { [weak self] in self?.listsChanged($0) }
      navigationItem.rightBarButtonItem?.isEnabled = true
    } catch {
      showAlert("The lists cannot be shown.", because: error)
    }
  }

  private func listsChanged(_ result: Result<[ShoppingList], StoreError>) {
    switch result {
    case .success(let new): show(new)
    case .failure(let error): showAlert("The lists cannot be shown.", because: error)
    }
  }

  private func show(_ new: [ShoppingList]) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "There is no list yet."
    contentUnavailableConfiguration = new.isEmpty ? empty : nil
    guard tableView.window != nil else {
      lists = new
      return tableView.reloadData()
    }
    tableView.performBatchUpdates {
      for change in new.difference(from: self.lists) {
        switch change {
        case .insert(let row, _, _):
          self.tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        case .remove(let row, _, _):
          self.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
      }
      self.lists = new
    }
  }

  // MARK: The table

  /// Returns the number of lists.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    lists.count
  }

  /// Returns a cell with the list's title.
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "ShoppingListTableViewCell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = lists[indexPath.row].title
    cell.contentConfiguration = content
    return cell
  }

  /// Deletes the list of a swiped row.
  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let store else { return }
    let list = lists[indexPath.row]
    Task { [weak self] in
      do throws(StoreError) {
        try await store.delete([list.id])
      } catch {
        self?.showAlert("“\(list.title)” could not be deleted.", because: error)
      }
    }
  }

  /// Offers to rename the list of a row that is swiped from its leading edge.
  public override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let list = lists[indexPath.row]
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
    guard let store else { return }
    Task { [weak self] in
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

  private func showAlert(_ title: String, because error: StoreError) {
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
