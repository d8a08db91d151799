/// Describes how one kind of cell shows an item.
///
/// A configuration consists of a reuse identifier and a closure that fills the cell.
///
/// The closure's `Cell` is a cell class or a protocol that lists what the cell shows. Prefer a
/// protocol, because the list then depends on no cell class.
///
///     CellConfiguration<Person>(identifier: "person") { (cell: any NameShowing, person) in
///       cell.nameText = person.name
///     }
///
/// For several kinds of cell in one list, the adapters' `cells` closure chooses a configuration for
/// each item. If a changed item needs another kind of cell, it must also have another id. Otherwise
/// the row keeps its cell, and UIKit stops the program because the cell's identifier differs.
/// - Isolation: main actor. A configuration retains what its closure captures, so capture a
///   controller weakly.
@MainActor
public struct CellConfiguration<Item> {
  /// The reuse identifier of the cells.
  public let identifier: String
  private let fill: (AnyObject, Item) -> Void

  /// Creates a configuration for the cells with `identifier`.
  public init<Cell>(
    identifier: String, configure: @escaping @MainActor (_ cell: Cell, _ item: Item) -> Void
  ) {
    self.identifier = identifier
    fill = { object, item in
      guard let cell = object as? Cell else {
        fatalError(
          "The cell \"\(identifier)\" is a \(type(of: object)), not a \(Cell.self).")
      }
      configure(cell, item)
    }
  }

  /// Fills `cell` with `item`. Stops the program if the cell has another type.
  public func configure(_ cell: AnyObject, with item: Item) {
    fill(cell, item)
  }
}
