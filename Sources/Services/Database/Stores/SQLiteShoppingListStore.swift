public import Domain

/// The shopping lists, in SQLite, by title (row B4).
///
/// - Isolation: none. It holds the stack, and the stack does not hold it.
public struct SQLiteShoppingListStore: ShoppingListStore {
  private let stack: DatabaseStack
  private let collated: CollatedTable

  /// The store of the lists in `stack`, in the order of `collation`; keys that another collation
  /// made are made anew first.
  ///
  /// - Throws: `StoreError`, with nothing changed.
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

  /// Every list, by title.
  public func lists() async throws(StoreError) -> [ShoppingList] {
    try stack.read { (connection) throws(StoreError) in try connection.all(ShoppingList.self) }
  }

  /// Adds or replaces the lists in one transaction, with their sort keys.
  public func save(_ lists: [ShoppingList]) async throws(StoreError) {
    let collated = collated
    try await stack.write(to: [.shoppingList]) { (connection) throws(StoreError) in
      try collated.bringUpToDate(connection)
      for list in lists { try connection.save(list, collation: collated.collation) }
    }
  }

  /// Removes the lists in one transaction.
  public func delete(_ ids: [ShoppingList.ID]) async throws(StoreError) {
    try await stack.write(to: [.shoppingList]) { (connection) throws(StoreError) in
      for id in ids { try connection.execute("DELETE FROM shopping_list WHERE id = ?", id) }
    }
  }

  /// Delivers every list now and after each commit; the token keeps the stack open.
  public func observeLists(
    _ receive: @escaping @MainActor (Result<[ShoppingList], StoreError>) -> Void
  ) -> ObservationToken {
    stack.observe(
      [.shoppingList],
      { (connection) throws(StoreError) in try connection.all(ShoppingList.self) }, receive)
  }
}

extension Connection {
  /// Writes the list with the key that `collation` makes of its title.
  fileprivate func save(_ list: ShoppingList, collation: some NameCollation) throws(StoreError) {
    try execute(
      """
      INSERT INTO shopping_list (id, title, title_key) VALUES (?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET title = excluded.title, title_key = excluded.title_key
      """, list.id, list.title, collation.key(leading: list.title, trailing: "").bytes)
  }
}
