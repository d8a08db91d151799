public import DataSource
public import Domain

/// The delegate of the manager in the grocery text (`Guides/Documents.md`).
@MainActor
public protocol DocumentShoppingListDataManagerDelegate: AnyObject {
  /// The manager calls this method after a list was inserted at `position`.
  func shoppingListDataManagerDidInsertShoppingList(at position: ItemPosition)
}

/// **A trap.** The grocery text's manager, in current Swift. Do not copy it.
///
/// 1. It retains its delegate, which retains the manager.
/// 2. It reports insertions only, and one list at a time.
/// 3. It reads the lists with `try!`.
///
/// `ShoppingListDataManager` does the same work without these bugs.
@MainActor
public final class DocumentShoppingListDataManager {
  /// The delegate, which the grocery text does not declare weak.
  public var delegate: (any DocumentShoppingListDataManagerDelegate)?
  private let store: any ShoppingListStore
  private var observation: ObservationToken?
  /// The lists, sorted by the store.
  public private(set) var lists: [ShoppingList] = []

  /// Creates a manager that observes the lists in `store`.
  public init(store: any ShoppingListStore) {
    self.store = store
    observation = store.observeLists { [weak self] in self?.receive($0) }
  }

  private func receive(_ delivery: Result<[ShoppingList], StoreError>) {
    // The text's fault: an unreadable store stops the app.
    // swift-format-ignore: NeverUseForceTry
    let new = try! delivery.get()
    let old = Set(lists.map(\.id))
    lists = new
    for (row, list) in new.enumerated() where !old.contains(list.id) {
      delegate?.shoppingListDataManagerDidInsertShoppingList(
        at: ItemPosition(section: 0, row: row))
    }
  }
}

/// The text's data source, which retains its manager and becomes the manager's delegate.
@MainActor
public final class DocumentShoppingListDataSource: DocumentShoppingListDataManagerDelegate {
  /// The manager, which retains this data source.
  public let manager: DocumentShoppingListDataManager
  /// The positions of the inserted lists.
  public private(set) var inserted: [ItemPosition] = []

  /// Creates a data source and becomes the delegate of `manager`.
  public init(manager: DocumentShoppingListDataManager) {
    self.manager = manager
    manager.delegate = self
  }

  /// Stores the position of the inserted list.
  public func shoppingListDataManagerDidInsertShoppingList(at position: ItemPosition) {
    inserted.append(position)
  }
}
