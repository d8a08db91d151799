public import ServiceLocator

/// The items of a table with one section.
///
/// A source creates no cells, so a test needs no table. ``PostRows`` creates the cells.
@MainActor public protocol TableItemSource: AnyObject {
  /// The type of an item.
  associatedtype Item

  /// The items, in the order of the rows.
  var items: [Item] { get }
}

extension TableItemSource {
  /// Returns the item in a row. The row must exist.
  public func item(inRow row: Int) -> Item { items[row] }

  /// The number of rows in the section.
  public var numberOfRows: Int { items.count }
}

extension PostDataSource: TableItemSource {}
