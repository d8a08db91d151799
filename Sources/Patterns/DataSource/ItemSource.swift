/// A source of one flat list (row E4): who has `items` gets everything else by extension.
///
///     final class Months: ItemSource {
///       let items = ["January", "February"]
///     }
///     Months().item(inRow: 1)   // "February"
@MainActor
public protocol ItemSource<Item>: ListSource {
  /// What the list is made of; stated again so that `items` alone says what it is.
  associatedtype Item

  /// The items, from top to bottom.
  var items: [Item] { get }
}

extension ItemSource {
  /// The item in a row that exists; what a controller hands to the next screen (row E8).
  public func item(inRow row: Int) -> Item { items[row] }

  /// A flat list is one section, even when it is empty.
  public var numberOfSections: Int { 1 }

  /// The number of items.
  public func numberOfItems(inSection section: Int) -> Int { items.count }

  /// The item in the position's row.
  public func item(at position: ItemPosition) -> Item { item(inRow: position.row) }
}
