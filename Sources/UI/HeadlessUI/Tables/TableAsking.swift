/// The data source is being asked for a cell.
struct TableAsking {
  let position: RowPosition
  /// The cell to hand out again, if the row is being reconfigured.
  let existing: TableViewCell?
  var hasDequeued = false
}
