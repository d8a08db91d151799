/// A source that observes its data and reports each change, as `NSFetchedResultsController` does.
@MainActor
public protocol ListManaging<Item>: ListSource {
  /// The delegate, which is called for each change before the data changes.
  ///
  /// Store it **weakly**. The data source retains its manager, so a strong reference back would be
  /// a retain cycle.
  var delegate: (any RowChanging)? { get set }
}

/// A data source that connects a `ListManaging` object to a table.
///
/// The data source becomes the manager's delegate, reads the content from the manager, and
/// forwards each change to the table.
///
///     ManagedDataSource(manager: manager, table: tableView, identifier: "list") {
///       (cell: any TitleShowing, list) in cell.titleText = list.title
///     }
///
/// - Isolation: main actor. The data source retains the manager and references the table weakly.
///   The manager must reference its delegate weakly.
@MainActor
public final class ManagedDataSource<Manager: ListManaging, Cell>: ConfiguredSource {
  private let manager: Manager
  private weak var table: (any RowChanging)?
  /// The configuration of the cells.
  public let cell: CellConfiguration<Manager.Item>

  /// Creates a data source that shows `manager`'s items in `table`.
  public init(
    manager: Manager, table: any RowChanging, identifier: String,
    configure: @escaping @MainActor (_ cell: Cell, _ item: Manager.Item) -> Void
  ) {
    self.manager = manager
    self.table = table
    cell = CellConfiguration(identifier: identifier, configure: configure)
    manager.delegate = self
  }

  /// The manager's number of sections.
  public var numberOfSections: Int { manager.numberOfSections }

  /// Returns the manager's number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    manager.numberOfItems(inSection: section)
  }

  /// Returns the manager's item at a position.
  public func item(at position: ItemPosition) -> Manager.Item { manager.item(at: position) }
}

extension ManagedDataSource: RowChanging {
  /// Forwards the change to the table. If the table is deallocated, only the data changes.
  public func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    guard let table else { return updatingData() }
    table.changeRows(by: update, updatingData: updatingData)
  }
}
