/// What a table asks about its content: how many sections, how many items, which item where.
///
/// The answers hold no view type and no cell: filling a cell is `CellConfiguration`'s job
/// (row D1 keeps the two apart). One adapter turns any source into a table's data source.
@MainActor
public protocol ListSource<Item>: AnyObject {
  /// What the list is made of.
  associatedtype Item

  /// The number of sections.
  var numberOfSections: Int { get }
  /// The number of items in a section that exists.
  func numberOfItems(inSection section: Int) -> Int
  /// The item at a position that exists.
  func item(at position: ItemPosition) -> Item
}
