/// The content of a table: the number of sections, and the items of each section.
///
/// A `ListSource` contains no views, because a `CellConfiguration` fills the cells. An adapter
/// turns any `ListSource` into the data source of a table or a collection view.
@MainActor
public protocol ListSource<Item>: AnyObject {
  /// The type of the items.
  associatedtype Item

  /// The number of sections.
  var numberOfSections: Int { get }
  /// Returns the number of items in a section. The section must exist.
  func numberOfItems(inSection section: Int) -> Int
  /// Returns the item at a position. The position must exist.
  func item(at position: ItemPosition) -> Item
}

/// A `ListSource` with one cell configuration for all of its items.
@MainActor
public protocol ConfiguredSource<Item>: ListSource {
  /// The configuration of the cells.
  var cell: CellConfiguration<Item> { get }
}

/// A `ListSource` with one section. An extension implements all requirements except `items`.
///
///     final class Months: ItemSource {
///       let items = ["January", "February"]
///     }
///     Months().item(at: ItemPosition(section: 0, row: 1))   // "February"
@MainActor
public protocol ItemSource<Item>: ListSource {
  /// The type of the items. The declaration is repeated so that Swift infers the type from `items`.
  associatedtype Item

  /// The items, from top to bottom.
  var items: [Item] { get }
}

extension ItemSource {
  /// The number of sections, which is 1 even for an empty list.
  public var numberOfSections: Int { 1 }

  /// The number of items.
  public func numberOfItems(inSection section: Int) -> Int { items.count }

  /// Returns the item in the position's row.
  public func item(at position: ItemPosition) -> Item { items[position.row] }
}
