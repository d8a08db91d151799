public import Domain

/// A store of shopping lists in SQLite, sorted by title.
public struct SQLiteShoppingListStore: ShoppingListStore {
  private let stack: DatabaseStack
  private let table: CollatedTable<ShoppingList>

  /// Creates a store of the lists in `stack`. The store retains `stack`.
  ///
  /// If another collation computed the sort keys in the file, all of them are computed again.
  ///
  /// - Throws: `StoreError`; nothing is changed.
  public init(_ stack: DatabaseStack, collation: any NameCollation) async throws(StoreError) {
    self.stack = stack
    table = try await CollatedTable(stack, collation) {
      (connection, lists, collation) throws(StoreError) in
      for list in lists {
        try connection.execute(
          "INSERT OR REPLACE INTO shopping_list (id, title, title_key) VALUES (?, ?, ?)",
          list.id, list.title, collation.key(leading: list.title, trailing: "").bytes)
      }
    }
  }

  /// Returns all lists, sorted by title.
  public func lists() async throws(StoreError) -> [ShoppingList] {
    try stack.read { (connection) throws(StoreError) in try connection.all(ShoppingList.self) }
  }

  /// Adds or replaces lists in one transaction.
  public func save(_ lists: [ShoppingList]) async throws(StoreError) {
    try await stack.write(to: [.shoppingList]) { (connection) throws(StoreError) in
      try table.save(lists, in: connection)
    }
  }

  /// Deletes lists in one transaction.
  public func delete(_ ids: [ShoppingList.ID]) async throws(StoreError) {
    try await stack.write(to: [.shoppingList]) { (connection) throws(StoreError) in
      try connection.delete(ids)
    }
  }

  /// Calls `receive` with all lists, now and after each commit that changes lists.
  ///
  /// The returned token retains the database stack.
  public func observeLists(
    _ receive: @escaping @MainActor (Result<[ShoppingList], StoreError>) -> Void
  ) -> ObservationToken {
    stack.observe(
      [.shoppingList],
      { (connection) throws(StoreError) in try connection.all(ShoppingList.self) }, receive)
  }
}

extension ShoppingList: TableEntity {
  /// The table `shopping_list`.
  public static let table = Table.shoppingList
  /// The columns of a shopping list, without the sort key.
  public static let columns = "id, title"
  /// The sort order by title. The identifier makes the order of equal titles stable.
  public static let defaultOrder = "title_key, id"

  /// Reads a list from a row.
  public init(row: Row) throws(StoreError) {
    self.init(id: try row.identifier(at: 0), storedTitle: row.text(at: 1))
  }
}
