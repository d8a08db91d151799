public import Foundation

/// The common base class of the adapters for tables and collection views.
///
/// A subclass is the data source of a view. It reads the numbers of items from ``source``, and gets
/// the cells from ``cell(at:dequeue:)``.
///
/// - Isolation: main actor. The adapter retains the source and the closures. The view references
///   the adapter weakly, so the screen must retain it. The closures must not retain the screen.
@MainActor
open class ListAdapter<Source: ListSource>: NSObject {
  /// The source of the items.
  public let source: Source

  private let cells: @MainActor (Source.Item) -> CellConfiguration<Source.Item>

  /// Creates an adapter that chooses a cell configuration for each item.
  public init(
    _ source: Source, cells: @escaping @MainActor (Source.Item) -> CellConfiguration<Source.Item>
  ) {
    self.source = source
    self.cells = cells
    super.init()
  }

  /// Creates an adapter with one cell configuration for all items.
  public convenience init(_ source: Source, cell: CellConfiguration<Source.Item>) {
    self.init(source) { _ in cell }
  }

  /// Creates an adapter that uses the source's own cell configuration.
  public convenience init(_ source: Source) where Source: ConfiguredSource {
    self.init(source, cell: source.cell)
  }

  /// Returns a cell that shows the item at `indexPath`.
  ///
  /// `dequeue` returns a reusable cell for an identifier.
  public func cell<Cell: AnyObject>(
    at indexPath: IndexPath, dequeue: (_ identifier: String) -> Cell
  ) -> Cell {
    let item = source.item(at: ItemPosition(indexPath))
    let configuration = cells(item)
    let cell = dequeue(configuration.identifier)
    configuration.configure(cell, with: item)
    return cell
  }
}
