public import DataSource
public import Domain

/// An observer of a store's shopping lists, which reports row changes to its delegate.
///
/// The store sorts the lists.
///
/// - Isolation: main actor. The manager retains the store and the observation. The observation
///   references the manager weakly, and the manager references its delegate weakly.
@MainActor
public final class ShoppingListDataManager: ListManaging {
  /// The delegate that receives the row changes, such as a `ManagedDataSource`.
  public weak var delegate: (any RowChanging)?
  /// The closure that receives the current lists or an error after each update. It must
  /// capture the screen weakly.
  public var onUpdate: (@MainActor (Result<[ShoppingList], any Error>) -> Void)?

  private let store: any ShoppingListStore
  private let lists = SectionedDataSource<Int, ShoppingList>()
  private var observation: ObservationToken?

  /// Creates a manager of the lists in `store`. Call ``observe()`` to start the observation.
  public init(store: any ShoppingListStore) {
    self.store = store
  }

  /// Starts to report the current lists and each change.
  public func observe() {
    observation = store.observeLists { [weak self] in self?.receive($0) }
  }

  /// The number of sections: 0 until the store delivers the lists, then 1.
  public var numberOfSections: Int { lists.numberOfSections }

  /// Returns the number of lists.
  public func numberOfItems(inSection section: Int) -> Int {
    lists.numberOfItems(inSection: section)
  }

  /// Returns the list at a position. The position must exist.
  public func item(at position: ItemPosition) -> ShoppingList { lists.item(at: position) }

  private func receive(_ delivery: Result<[ShoppingList], StoreError>) {
    // If `onUpdate` is nil, Swift does not evaluate its argument. So the rows are applied here.
    let result = Result {
      let new = try delivery.get()
      let sections = [ListSection(id: 0, items: new)]
      if let delegate { try lists.apply(sections, to: delegate) } else { try lists.apply(sections) }
      return new
    }
    onUpdate?(result)
  }
}

/// The data source of the shopping list table, for cells that conform to `TitleShowing`.
public typealias ShoppingListDataSource = ManagedDataSource<
  ShoppingListDataManager, any TitleShowing
>
