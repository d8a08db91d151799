/// A table's name, as writes declare it and observers wait for it.
///
///     extension Table { static let cat: Table = "cat" }
public struct Table: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name in the database.
  public let description: String

  /// The table with this name.
  public init(stringLiteral name: String) {
    description = name
  }
}
