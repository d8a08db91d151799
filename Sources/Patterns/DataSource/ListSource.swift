/// The content of a table: the number of sections, and the items of each section.
///
/// A source contains no view and no cell. `CellConfiguration` fills the cells. One adapter turns
/// any source into a table's data source.
@MainActor
public protocol ListSource<Item>: AnyObject {
  /// The type of the items.
  associatedtype Item

  /// The number of sections.
  var numberOfSections: Int { get }
  /// Returns the number of items in a section that exists.
  func numberOfItems(inSection section: Int) -> Int
  /// Returns the item at a position that exists.
  func item(at position: ItemPosition) -> Item
}

/// A source that also configures the cells of its items, all of one kind.
@MainActor
public protocol ConfiguredSource<Item>: ListSource {
  /// The configuration of the cells.
  var cell: CellConfiguration<Item> { get }
}

/// A source of one flat list. A type with `items` gets the other requirements from an extension.
///
///     final class Months: ItemSource {
///       let items = ["January", "February"]
///     }
///     Months().item(inRow: 1)   // "February"
@MainActor
public protocol ItemSource<Item>: ListSource {
  /// The type of the items. The declaration is repeated so that Swift infers the type from `items`.
  associatedtype Item

  /// The items, from top to bottom.
  var items: [Item] { get }
}

extension ItemSource {
  /// Returns the item in a row that exists.
  public func item(inRow row: Int) -> Item { items[row] }

  /// One, even if the list is empty.
  public var numberOfSections: Int { 1 }

  /// The number of items.
  public func numberOfItems(inSection section: Int) -> Int { items.count }

  /// Returns the item in the position's row.
  public func item(at position: ItemPosition) -> Item { item(inRow: position.row) }
}
