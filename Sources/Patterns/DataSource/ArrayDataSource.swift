/// The lightest data source (row C1, objc.io's): items, an identifier, and a closure that
/// configures a cell.
///
///     ArrayDataSource(items: photos, identifier: "photo") { (cell: any PhotoShowing, photo) in
///       cell.titleText = photo.name
///     }
///
/// It shows the very items it was given. If yours change, a copy in here goes stale (row C2): use
/// a `HeldDataSource`, or a `SectionedDataSource` if the rows shall move.
/// - Isolation: main actor. It holds its items and what the closure captures, nothing else.
@MainActor
public final class ArrayDataSource<Item>: ItemSource, ConfiguredSource {
  /// The items, from top to bottom.
  public let items: [Item]
  /// How each item is shown.
  public let cell: CellConfiguration<Item>

  /// A data source of `items`, shown in cells that `configure` fills.
  public init<Cell>(
    items: [Item], identifier: String,
    configure: @escaping @MainActor (_ cell: Cell, _ item: Item) -> Void
  ) {
    self.items = items
    cell = CellConfiguration(identifier: identifier, configure: configure)
  }
}
