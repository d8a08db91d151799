public import DataSource
public import Domain

/// The delegate of the document's manager.
@MainActor
public protocol DocumentShoppingListDataManagerDelegate: AnyObject {
  /// Called after a list was inserted at `position`.
  func shoppingListDataManagerDidInsertShoppingList(at position: ItemPosition)
}

/// The document's manager, which observes the lists and retains its delegate.
///
/// `ShoppingListDataManager` does the same work, and its delegate is weak.
@MainActor
public final class DocumentShoppingListDataManager {
  /// The delegate. The document does not declare it weak.
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
    guard case .success(let new) = delivery else { return }
    let old = Set(lists)
    lists = new
    for (row, list) in new.enumerated() where !old.contains(list) {
      delegate?.shoppingListDataManagerDidInsertShoppingList(
        at: ItemPosition(section: 0, row: row))
    }
  }
}

/// The document's data source, which retains its manager and becomes the manager's delegate.
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
