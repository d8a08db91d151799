public import Domain

/// A store of shopping lists in memory. The store passes the same contract tests as the database.
public final class InMemoryShoppingListStore: InMemoryStore<ShoppingList>, ShoppingListStore {
  private let collation: any NameCollation

  /// Creates a store with `lists`, sorted by `collation`.
  public init(collation: any NameCollation, _ lists: [ShoppingList] = []) {
    self.collation = collation
    super.init(values: lists)
  }

  /// Returns all lists, sorted by title.
  public func lists() async throws(StoreError) -> [ShoppingList] {
    try failIfAsked()
    return Self.sorted(values, collation)
  }

  /// Calls `receive` with all lists, now and after each change.
  public func observeLists(
    _ receive: @escaping @MainActor (Result<[ShoppingList], StoreError>) -> Void
  ) -> ObservationToken {
    observe({ [collation] in Self.sorted($0, collation) }, receive)
  }

  private static func sorted(
    _ lists: [ShoppingList.ID: ShoppingList], _ collation: any NameCollation
  ) -> [ShoppingList] {
    lists.values.map {
      let key = collation.key(leading: $0.title, trailing: "")
      return SortedRow(row: $0, key: key, tieBreak: $0.id.description)
    }.sorted(by: <).map(\.row)
  }
}
