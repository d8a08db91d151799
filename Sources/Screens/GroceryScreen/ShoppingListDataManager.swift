public import DataSource
public import Domain

/// Wraps the observed query for the shopping lists, and tells its delegate about row changes: the
/// document's data manager (row B4). It answers how many sections and items there are, and which
/// list stands where.
///
/// The order is the entity's own (row B5): neither the manager nor the screen knows it.
///
/// - Isolation: main actor. It holds the store and the observation; the store holds it weakly,
///   through an observation that ends with it. The delegate is held weakly, because the delegate
///   holds the manager: in the document both hold, and neither is ever freed (row B8).
@MainActor
public final class ShoppingListDataManager: ListManaging {
  /// Who is told of each change of the rows.
  public weak var delegate: (any RowChanging)?
  /// Told after each delivery: the lists now shown, or why they could not be brought. The manager
  /// holds it; capture the screen weakly.
  public var onDelivery: (@MainActor (Result<[ShoppingList], any Error>) -> Void)?

  private let store: any ShoppingListStore
  private let lists = SectionedDataSource<Int, ShoppingList>()
  private var observation: ObservationToken?

  /// A manager that follows `store` once ``follow()`` is called.
  public init(store: any ShoppingListStore) {
    self.store = store
  }

  /// Follows the store: what it holds now, and each change from now on.
  public func follow() {
    observation = store.observeLists { [weak self] in self?.take($0) }
  }

  /// One, as soon as the lists have come, however many there are.
  public var numberOfSections: Int { lists.numberOfSections }

  /// How many lists there are.
  public func numberOfItems(inSection section: Int) -> Int {
    lists.numberOfItems(inSection: section)
  }

  /// The list at a position that exists.
  public func item(at position: ItemPosition) -> ShoppingList { lists.item(at: position) }

  private func take(_ delivery: Result<[ShoppingList], StoreError>) {
    // Apart, because an argument is not evaluated where the optional call has nobody to call.
    let result = Result { try show(delivery.get()) }
    onDelivery?(result)
  }

  private func show(_ new: [ShoppingList]) throws -> [ShoppingList] {
    let section = ListSection(id: 0, items: new)
    if let delegate {
      try lists.apply([section], to: delegate)
    } else {
      try lists.apply([section])
    }
    return new
  }
}
