public import Domain

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// **A trap.** The data provider of the people-list text (`Guides/Documents.md`). Do not copy it.
///
/// 1. It is the table's data source and changes the table, so it cannot be used without views.
/// 2. ``fetch()`` prints an error and continues, so the user sees an empty or old list.
/// 3. An update force-unwraps the cell of the row. For an off-screen row the app crashes.
/// 4. ``addPerson(_:)`` gives a person no identifier, so a second fetch from the server adds each
///    person again.
///
/// `StorePeopleListDataProvider` and `PeopleListDataSource` do not have these bugs.
@MainActor
public final class DocumentPeopleListDataProvider: NSObject, PeopleListDataProviderProtocol {
  /// The database context. Set it before the table requests rows.
  public var managedObjectContext: ManagedObjectContext?
  /// The table, which is held weakly.
  public weak var tableView: UITableView!

  private lazy var fetchedResultsController: FetchedResultsController = {
    let controller = FetchedResultsController(managedObjectContext ?? ManagedObjectContext())
    controller.delegate = self
    return controller
  }()

  /// Creates a data provider without a context.
  public override init() {}

  /// Adds a person to the database context.
  public func addPerson(_ personInfo: PersonInfo) {
    managedObjectContext?.insert(personInfo)
  }

  /// Reads the people, sorts them in the order that is stored in the user defaults, and reloads the
  /// table.
  public func fetch() {
    fetchedResultsController.sortsByFirstName = UserDefaults.standard.integer(forKey: "sort") != 0
    do {
      try fetchedResultsController.performFetch()
    } catch {
      print("error: \(error.localizedDescription)")
    }
    tableView.reloadData()
  }

  // MARK: UITableViewDataSource

  /// Returns the number of fetched people.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fetchedResultsController.fetchedObjects.count
  }

  /// Returns a cell with the person's name and birthday.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    configureCell(cell, at: indexPath)
    return cell
  }

  private func configureCell(_ cell: UITableViewCell, at indexPath: IndexPath) {
    let person = fetchedResultsController.fetchedObjects[indexPath.row]
    cell.textLabel?.text = person.fullname
    cell.detailTextLabel?.text = person.info.birthday?.description
  }
}

extension DocumentPeopleListDataProvider: FetchedResultsControllerDelegate {
  func controllerWillChangeContent() {
    tableView.beginUpdates()
  }

  func controller(didChange change: FetchedResultsChange) {
    switch change {
    case .insert(let indexPath): tableView.insertRows(at: [indexPath], with: .fade)
    case .delete(let indexPath): tableView.deleteRows(at: [indexPath], with: .fade)
    case .update(let indexPath):
      // The text's bug: the table has no cell for an off-screen row.
      // swift-format-ignore: NeverForceUnwrap
      configureCell(tableView.cellForRow(at: indexPath)!, at: indexPath)
    case .move(let indexPath, let newIndexPath):
      tableView.deleteRows(at: [indexPath], with: .fade)
      tableView.insertRows(at: [newIndexPath], with: .fade)
    }
  }

  func controllerDidChangeContent() {
    tableView.endUpdates()
  }
}
