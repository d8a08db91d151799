import Domain

/// A store of shopping lists in memory. It passes the same contract tests as the database.
@MainActor
public final class InMemoryShoppingListStore: ShoppingListStore {
  /// The error that every call throws and every observer receives; nil for none.
  public var failure: StoreError? {
    didSet { subscribers.notifyAll() }
  }

  private let collation: any NameCollation
  private var lists: [ShoppingList.ID: ShoppingList] = [:]
  private let subscribers = Subscribers()

  /// Creates a store with `lists`, sorted by `collation`.
  public init(collation: any NameCollation, _ lists: [ShoppingList] = []) {
    self.collation = collation
    for list in lists { self.lists[list.id] = list }
  }

  /// Returns all lists, sorted by title.
  public func lists() async throws(StoreError) -> [ShoppingList] {
    try failIfAsked()
    return sorted
  }

  /// Adds or replaces the lists.
  public func save(_ lists: [ShoppingList]) async throws(StoreError) {
    try failIfAsked()
    for list in lists { self.lists[list.id] = list }
    subscribers.notifyAll()
  }

  /// Removes the lists.
  public func delete(_ ids: [ShoppingList.ID]) async throws(StoreError) {
    try failIfAsked()
    for id in ids { lists[id] = nil }
    subscribers.notifyAll()
  }

  /// Calls `receive` with all lists, now and after each change.
  public func observeLists(
    _ receive: @escaping @MainActor (Result<[ShoppingList], StoreError>) -> Void
  ) -> ObservationToken {
    subscribers.add { [weak self] in
      guard let self else { return }
      receive(failure.map { .failure($0) } ?? .success(sorted))
    }
  }

  private func failIfAsked() throws(StoreError) {
    if let failure { throw failure }
  }

  private var sorted: [ShoppingList] {
    lists.values.map { SortedRow($0, collation) }.sorted(by: <).map(\.row)
  }
}
