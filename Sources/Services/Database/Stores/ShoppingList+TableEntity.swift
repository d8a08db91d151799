public import Domain

extension Table {
  /// The table of shopping lists.
  public static let shoppingList: Table = "shopping_list"
}

extension ShoppingList: TableEntity {
  /// Table `shopping_list`.
  public static let table = Table.shoppingList
  /// Every property; not the sort key, which is the store's.
  public static let columns = ["id", "title"]
  /// By title in the user's language; of one title, by identifier.
  public static let defaultOrder = ["title_key", "id"]

  /// The list in the row.
  public init(row: Row) throws(StoreError) {
    self.init(id: try row.identifier(at: 0), storedTitle: row.text(at: 1))
  }
}
