public import Domain

/// The name of a table, for writes and observations.
///
///     extension Table { static let cat: Table = "cat" }
public struct Table: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The table's name in the database.
  public let description: String

  /// Creates a table with this name.
  public init(stringLiteral name: String) {
    description = name
  }
}

/// An entity type with its own table. Each row contains one entity.
///
///     let lists = try connection.all(ShoppingList.self)
public protocol TableEntity {
  /// The table that contains the entities.
  static var table: Table { get }
  /// The columns in the order in which ``init(row:)`` reads them, such as `id, title`.
  static var columns: String { get }
  /// The SQL terms of the default sort order, such as `date DESC, id`.
  static var defaultOrder: String { get }

  /// Creates the entity from a row with ``columns``.
  ///
  /// - Throws: `StoreError.corrupt` if a column is invalid.
  init(row: Row) throws(StoreError)
}

extension Connection {
  /// Returns the entities of a type in the type's default order.
  ///
  /// - Parameter condition: the `WHERE` clause, with a `?` for each of `values`.
  public func all<Entity: TableEntity, each Value: ColumnValue>(
    _: Entity.Type, _ condition: String = "", _ values: repeat each Value
  ) throws(StoreError) -> [Entity] {
    let start = "SELECT \(Entity.columns) FROM \(Entity.table) \(condition)"
    return try all(
      "\(start) ORDER BY \(Entity.defaultOrder)", repeat each values, decode: Entity.init)
  }

  /// Deletes the entities with these identifiers.
  func delete<Entity: TableEntity>(_ ids: [Identifier<Entity>]) throws(StoreError) {
    for id in ids { try execute("DELETE FROM \(Entity.table) WHERE id = ?", id) }
  }
}
