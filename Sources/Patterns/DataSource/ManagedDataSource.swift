/// A data source between a manager and a table (row B3): given a manager, a table, an identifier
/// and a closure that configures a cell of the kind it is generic over.
///
/// It makes itself the manager's delegate, answers from the manager, and hands each change on to
/// the table.
///
///     ManagedDataSource(manager: manager, table: tableView, identifier: "list") {
///       (cell: any TitleShowing, list) in cell.titleText = list.title
///     }
///
/// - Isolation: main actor. It holds the manager; the table is held weakly, because the screen
///   owns both; the manager must hold it weakly in return.
@MainActor
public final class ManagedDataSource<Manager: ListManaging, Cell>: ConfiguredSource {
  private let manager: Manager
  private weak var table: (any RowChanging)?
  /// How each item is shown.
  public let cell: CellConfiguration<Manager.Item>

  /// A data source that shows `manager`'s items in `table`.
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

  /// The manager's number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    manager.numberOfItems(inSection: section)
  }

  /// The manager's item at a position.
  public func item(at position: ItemPosition) -> Manager.Item { manager.item(at: position) }
}

extension ManagedDataSource: RowChanging {
  /// Hands the manager's change on to the table; without a table only the data changes.
  public func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    guard let table else { return updatingData() }
    table.changeRows(by: update, updatingData: updatingData)
  }
}
