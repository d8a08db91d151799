/// How one kind of cell shows an item: the reuse identifier, and a closure that fills the cell.
///
/// The closure's `Cell` is a cell class or, better, a protocol that states what the cell shows
/// (row C3): the list then knows no cell class at all.
///
///     CellConfiguration<Person>(identifier: "person") { (cell: any NameShowing, person) in
///       cell.nameText = person.name
///     }
///
/// Several kinds of cell in one list: choose a configuration for each item, as the adapters'
/// `cells` closure does. An item that changes its kind has to change its id as well: a row whose
/// item keeps its id keeps its cell, and UIKit stops where it is given another.
/// - Isolation: main actor. It holds what its closure captures; capture a controller weakly.
@MainActor
public struct CellConfiguration<Item> {
  /// The identifier under which the table keeps cells of this kind.
  public let identifier: String
  private let fill: (AnyObject, Item) -> Void

  /// A configuration for cells of one kind, kept under `identifier`.
  public init<Cell>(
    identifier: String, configure: @escaping @MainActor (_ cell: Cell, _ item: Item) -> Void
  ) {
    self.identifier = identifier
    fill = { object, item in
      guard let cell = object as? Cell else {
        fatalError(
          "The cell kept under \"\(identifier)\" is a \(type(of: object)), not a \(Cell.self)")
      }
      configure(cell, item)
    }
  }

  /// Fills `cell` with `item`; stops if the cell is not of the kind that was promised.
  public func configure(_ cell: AnyObject, with item: Item) {
    fill(cell, item)
  }
}
