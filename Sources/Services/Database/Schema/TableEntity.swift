public import Domain

/// The name of a table, for writes and observations.
///
///     extension Table { static let cat: Table = "cat" }
public struct Table: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name in the database.
  public let description: String

  /// Creates a table with this name.
  public init(stringLiteral name: String) {
    description = name
  }
}

/// An entity with its own table, one entity per row.
///
///     let lists = try connection.all(ShoppingList.self)
public protocol TableEntity {
  /// The table.
  static var table: Table { get }
  /// The columns that ``init(row:)`` reads, in that order.
  static var columns: [String] { get }
  /// The SQL terms of the default order, the most important first.
  static var defaultOrder: [String] { get }

  /// Creates the entity from a row with ``columns``.
  ///
  /// - Throws: `StoreError.corrupt` if a column is invalid.
  init(row: Row) throws(StoreError)
}

extension TableEntity {
  /// The start of every query for entities, such as `SELECT id, title FROM shopping_list`.
  static var selection: String {
    "SELECT \(columns.joined(separator: ", ")) FROM \(table)"
  }
}

extension Connection {
  /// Returns all entities of a type in its default order.
  public func all<Entity: TableEntity>(_: Entity.Type) throws(StoreError) -> [Entity] {
    let order = Entity.defaultOrder.joined(separator: ", ")
    return try all(
      "\(Entity.selection) ORDER BY \(order)", decode: Entity.init)
  }
}
