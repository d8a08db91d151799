/// A cell that a table or a collection view reuses.
@MainActor protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get }
  /// The position of the row that the cell shows.
  var position: RowPosition? { get set }
  init(registeredFor reuseIdentifier: String)
  func prepareForReuse()
}

/// A running call to the data source that requests a cell.
struct CellRequest<Cell> {
  let position: RowPosition
  /// The current cell of the row, if the row is being reconfigured.
  let existing: Cell?
  var dequeued: [Cell] = []
}

/// The cells, the selection and the running batch of a table or a collection view.
struct CellStore<Cell: ReusableCell> {
  var classes: [String: Cell.Type] = [:]
  var reusable: [String: [Cell]] = [:]
  /// The cells of the visible rows.
  var shown: [RowPosition: Cell] = [:]
  var selected: Set<RowPosition> = []
  /// The running call to the data source that requests a cell, or `nil`.
  var request: CellRequest<Cell>?
  var update = BatchUpdate()
  var updateDepth = 0
  var reloadCount = 0
  var completions: [(Bool) -> Void] = []
}
