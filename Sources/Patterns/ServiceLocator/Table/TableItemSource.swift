/// The items of a table of one section, and where they come from (row E4).
///
/// The document's `TableViewDataSource`, without the view: it answered `UITableView`'s calls itself,
/// so that every test of it needed a table. Cells are made of the texts by who knows the table.
@MainActor public protocol TableItemSource: AnyObject {
  /// What a row shows.
  associatedtype Item
  /// Why loading can fail.
  associatedtype Failure: Error

  /// The items, in the order of the rows.
  var items: [Item] { get }

  /// The lists that show the items. Who has them loaded tells the observers: ``ListLoad`` does.
  var observers: ListObservers { get }

  /// Brings the items up to date. A failure leaves them as they are.
  func load() async throws(Failure)

  /// What is written in a row; `row` is one of the items'.
  func text(ofRow row: Int) -> RowText
}

extension TableItemSource {
  /// The item in a row: what is handed to the next screen when the row is selected (row E8).
  public func item(inRow row: Int) -> Item {
    items[row]
  }

  /// How many rows the only section has.
  public var numberOfRows: Int { items.count }
}
