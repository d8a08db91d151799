/// A part of the grid.
struct GridRect: Equatable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  var endColumn: Int { column + columns }
  var endRow: Int { row + rows }

  /// The part below the first `count` rows.
  func dropFirst(_ count: Int) -> GridRect {
    GridRect(column: column, row: row + count, columns: columns, rows: max(0, rows - count))
  }

  /// The part that is so many columns and rows away from each edge.
  func inset(columns: Int = 0, rows: Int = 0) -> GridRect {
    GridRect(
      column: column + columns, row: row + rows, columns: max(0, self.columns - 2 * columns),
      rows: max(0, self.rows - 2 * rows))
  }
}
