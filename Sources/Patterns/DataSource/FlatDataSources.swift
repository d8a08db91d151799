/// A data source of items that never change.
///
///     ArrayDataSource(items: photos, identifier: "photo") { (cell: any PhotoShowing, photo) in
///       cell.titleText = photo.name
///     }
///
/// The data source stores a copy of the items, so it shows no later change. If the items change,
/// use `SharedDataSource`, or `SectionedDataSource` to show each change of a row.
/// - Isolation: main actor. The data source retains its items and what the closure captures.
@MainActor
public final class ArrayDataSource<Item>: ItemSource, ConfiguredSource {
  /// The items, from top to bottom.
  public let items: [Item]
  /// The configuration of the cells.
  public let cell: CellConfiguration<Item>

  /// Creates a data source of `items`. `configure` fills each cell.
  public init<Cell>(
    items: [Item], identifier: String,
    configure: @escaping @MainActor (_ cell: Cell, _ item: Item) -> Void
  ) {
    self.items = items
    cell = CellConfiguration(identifier: identifier, configure: configure)
  }
}

/// Stores a screen's items in one place, for the screen and its data source.
///
/// The screen retains the `ItemHolder`, and a `SharedDataSource` references it weakly. Because the
/// data source copies no items, its content cannot become stale.
/// - Isolation: main actor.
@MainActor
public final class ItemHolder<Item> {
  /// The items, from top to bottom.
  public var items: [Item]

  /// Creates an `ItemHolder` with the given items.
  public init(_ items: [Item] = []) {
    self.items = items
  }
}

/// A data source that reads its items from an `ItemHolder` that the screen owns.
///
/// - Isolation: main actor. The data source references the `ItemHolder` weakly. If a table outlives
///   its screen, the table shows an empty list.
@MainActor
public final class SharedDataSource<Item>: ItemSource {
  private weak var holder: ItemHolder<Item>?

  /// Creates a data source that shows the current items of `holder`.
  public init(_ holder: ItemHolder<Item>) {
    self.holder = holder
  }

  /// The items of the `ItemHolder`, or an empty array if the `ItemHolder` is deallocated.
  public var items: [Item] { holder?.items ?? [] }
}
