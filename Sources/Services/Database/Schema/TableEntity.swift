public import Domain

/// Something that a table keeps one of in each row. The entity itself supplies its table's name and
/// the order that its lists come in unless another is asked for (row B5).
///
///     let lists = try connection.all(ShoppingList.self)
public protocol TableEntity {
  /// The table that keeps the entities.
  static var table: Table { get }
  /// The columns that ``init(row:)`` reads, in its order.
  static var columns: [String] { get }
  /// The order of a list: SQL terms, the most important first.
  static var defaultOrder: [String] { get }

  /// The entity that a row with ``columns`` holds.
  ///
  /// - Throws: `StoreError.corrupt` where the columns hold something else.
  init(row: Row) throws(StoreError)
}

extension TableEntity {
  /// The beginning of every query for entities: `SELECT id, title FROM shopping_list`.
  static var selection: String {
    "SELECT \(columns.joined(separator: ", ")) FROM \(table)"
  }
}

extension Connection {
  /// Every entity of this kind, in its default order.
  public func all<Entity: TableEntity>(_: Entity.Type) throws(StoreError) -> [Entity] {
    let order = Entity.defaultOrder.joined(separator: ", ")
    return try all("\(Entity.selection) ORDER BY \(order)") { (row) throws(StoreError) in
      try Entity(row: row)
    }
  }
}
