/// The items of a table with one section, and a method that loads them.
///
/// A source creates no cells, so a test needs no table. The table's data source creates cells from
/// ``text(ofRow:)``.
@MainActor public protocol TableItemSource: AnyObject {
  /// The type of an item.
  associatedtype Item
  /// The error type of ``load()``.
  associatedtype Failure: Error

  /// The items, in the order of the rows.
  var items: [Item] { get }

  /// The lists that show the items. ``ListLoad`` adds lists and reloads them.
  var observers: ListObservers { get }

  /// Loads the items. If loading fails, the items do not change.
  func load() async throws(Failure)

  /// Returns the text of a row.
  func text(ofRow row: Int) -> RowText
}

extension TableItemSource {
  /// Returns the item in a row, for the screen that a selected row opens.
  public func item(inRow row: Int) -> Item { items[row] }

  /// The number of rows in the section.
  public var numberOfRows: Int { items.count }
}

/// The text of a row: a title and an optional second line.
public nonisolated struct RowText: Equatable, Sendable {
  /// The first line.
  public let title: String
  /// The second line, or nil if the row has one line.
  public let detail: String?

  /// Creates the text of a row with one or two lines.
  public init(_ title: String, detail: String? = nil) {
    self.title = title
    self.detail = detail
  }
}

/// A list that can reload all of its rows, such as `UITableView` or `UICollectionView`.
@MainActor public protocol RowsReloading: AnyObject {
  /// Reloads all rows from the data source.
  func reloadData()
}

/// The lists that show one source, held weakly.
///
/// All of them reload after a load, not only the list that started the load. A list that does not
/// reload would request rows that no longer exist.
@MainActor public final class ListObservers: RowsReloading {
  struct Observer {
    weak var list: (any RowsReloading)?
  }

  private(set) var observers: [Observer] = []

  /// Creates an empty set of observers. Any thread may call this.
  public nonisolated init() {}

  /// Adds a list. Adding a list twice has no effect.
  public func add(_ list: any RowsReloading) {
    observers.removeAll { $0.list == nil || $0.list === list }
    observers.append(Observer(list: list))
  }

  /// Reloads each list that still exists.
  public func reloadData() {
    for observer in observers { observer.list?.reloadData() }
  }
}
