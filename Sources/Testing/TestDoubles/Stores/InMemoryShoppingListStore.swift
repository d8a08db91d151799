import Domain

/// A list store that forgets everything when it is released; a fake that passes the contract suite.
@MainActor
public final class InMemoryShoppingListStore: ShoppingListStore {
  /// What every call throws and every delivery brings, while it is set.
  public var failure: StoreError? {
    didSet { subscribers.notifyAll() }
  }

  private let collation: any NameCollation
  private var lists: [ShoppingList.ID: ShoppingList] = [:]
  private let subscribers = Subscribers()

  /// A store that holds `lists` and sorts them by `collation`.
  public init(collation: any NameCollation, _ lists: [ShoppingList] = []) {
    self.collation = collation
    for list in lists { self.lists[list.id] = list }
  }

  /// Every list, by title.
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

  /// Tells `receive` every list, now and after each change.
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
    lists.values.map { Place($0, collation) }.sorted(by: <).map(\.row)
  }
}
