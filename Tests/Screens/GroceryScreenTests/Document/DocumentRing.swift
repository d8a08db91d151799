import DataSource
import Domain
import HeadlessUI

// The document's data source and manager, kept as they are in what matters: `var delegate` is not
// weak (row B8). Names, closures and language version are ours.

/// Who is told of a list that came, in the document's words.
@MainActor
protocol DocumentShoppingListDataManagerDelegate: AnyObject {
  func shoppingListDataManagerDidInsertShoppingList(at position: ItemPosition)
}

/// The document's manager: the observed query, and a delegate that it *holds*.
@MainActor
final class DocumentShoppingListDataManager {
  var delegate: (any DocumentShoppingListDataManagerDelegate)?
  private let store: any ShoppingListStore
  private var observation: ObservationToken?
  private(set) var lists: [ShoppingList] = []

  init(store: any ShoppingListStore) {
    self.store = store
    observation = store.observeLists { [weak self] in self?.take($0) }
  }

  private func take(_ delivery: Result<[ShoppingList], StoreError>) {
    guard case .success(let new) = delivery else { return }
    let old = Set(lists)
    lists = new
    for (row, list) in new.enumerated() where !old.contains(list) {
      delegate?.shoppingListDataManagerDidInsertShoppingList(
        at: ItemPosition(section: 0, row: row))
    }
  }
}

/// The document's data source: it holds its manager, and makes itself the delegate.
@MainActor
final class DocumentShoppingListDataSource: DocumentShoppingListDataManagerDelegate {
  let manager: DocumentShoppingListDataManager
  private(set) var inserted: [ItemPosition] = []

  init(manager: DocumentShoppingListDataManager) {
    self.manager = manager
    manager.delegate = self
  }

  func shoppingListDataManagerDidInsertShoppingList(at position: ItemPosition) {
    inserted.append(position)
  }
}
