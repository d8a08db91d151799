public import Domain

/// Stores shopping lists in SQLite, sorted by title.
public struct SQLiteShoppingListStore: ShoppingListStore {
  private let stack: DatabaseStack
  private let collated: CollatedTable

  /// Creates a store of the lists in `stack`, which it holds.
  ///
  /// If another collation computed the sort keys in the file, they are computed again.
  ///
  /// - Throws: `StoreError`; nothing is changed.
  public init(_ stack: DatabaseStack, collation: any NameCollation) async throws(StoreError) {
    self.stack = stack
    collated = CollatedTable(table: .shoppingList, collation: collation) {
      (connection) throws(StoreError) in
      for list in try connection.all(ShoppingList.self) {
        try connection.save(list, collation: collation)
      }
    }
    try await collated.bringUpToDate(stack)
  }

  /// Returns all lists by title.
  public func lists() async throws(StoreError) -> [ShoppingList] {
    try stack.read { (connection) throws(StoreError) in try connection.all(ShoppingList.self) }
  }

  /// Adds or replaces lists in one transaction.
  public func save(_ lists: [ShoppingList]) async throws(StoreError) {
    let collated = collated
    try await stack.write(to: [.shoppingList]) { (connection) throws(StoreError) in
      try collated.bringUpToDate(connection)
      for list in lists { try connection.save(list, collation: collated.collation) }
    }
  }

  /// Deletes lists in one transaction.
  public func delete(_ ids: [ShoppingList.ID]) async throws(StoreError) {
    try await stack.write(to: [.shoppingList]) { (connection) throws(StoreError) in
      for id in ids { try connection.execute("DELETE FROM shopping_list WHERE id = ?", id) }
    }
  }

  /// Calls `receive` with all lists: once at first and after each commit.
  ///
  /// The token holds the stack.
  public func observeLists(
    _ receive: @escaping @MainActor (Result<[ShoppingList], StoreError>) -> Void
  ) -> ObservationToken {
    stack.observe(
      [.shoppingList],
      { (connection) throws(StoreError) in try connection.all(ShoppingList.self) }, receive)
  }
}

extension Table {
  /// The table of shopping lists.
  public static let shoppingList: Table = "shopping_list"
}

extension ShoppingList: TableEntity {
  /// The table `shopping_list`.
  public static let table = Table.shoppingList
  /// All properties, without the sort key.
  public static let columns = ["id", "title"]
  /// By title. The identifier makes the order of equal titles stable.
  public static let defaultOrder = ["title_key", "id"]

  /// Reads a list from a row.
  public init(row: Row) throws(StoreError) {
    self.init(id: try row.identifier(at: 0), storedTitle: row.text(at: 1))
  }
}

extension Connection {
  fileprivate func save(_ list: ShoppingList, collation: some NameCollation) throws(StoreError) {
    try execute(
      """
      INSERT INTO shopping_list (id, title, title_key) VALUES (?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET title = excluded.title, title_key = excluded.title_key
      """, list.id, list.title, collation.key(leading: list.title, trailing: "").bytes)
  }
}
