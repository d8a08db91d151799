import HeadlessUI

/// The highlighted row of each table.
///
/// The highlight is the cell's `isHighlighted`. An update of a table moves each visible cell
/// together with its row, so the highlight moves too. If the row is deleted, its neighbor is
/// highlighted.
@MainActor
struct RowCursor {
  private struct Place {
    weak var table: UITableView?
    var number: Int
  }
  private var places: [ObjectIdentifier: Place] = [:]

  /// Highlights the current row of a table, and scrolls to that row.
  mutating func follow(_ table: UITableView) {
    places = places.filter { $0.value.table != nil }
    highlight(number(in: table) ?? 0, in: table)
  }

  /// Returns the index path of the highlighted row, or nil if the table is empty.
  func row(in table: UITableView) -> IndexPath? {
    number(in: table).flatMap(table.path(ofRow:))
  }

  /// Returns the number of the highlighted row, counted from 0 across all sections, or nil.
  func number(in table: UITableView) -> Int? {
    guard table.rowCount > 0 else { return nil }
    return table.highlightedPath.map(table.number)
      ?? min(places[ObjectIdentifier(table)]?.number ?? 0, table.rowCount - 1)
  }

  /// Moves the highlight by `count` rows, but not past the table's ends.
  mutating func move(by count: Int, in table: UITableView) {
    guard let number = number(in: table) else { return }
    highlight(min(max(0, number + count), table.rowCount - 1), in: table)
  }

  /// Highlights the row with this number.
  ///
  /// The next ``follow(_:)`` corrects a number that is too high.
  mutating func highlight(_ number: Int, in table: UITableView) {
    places[ObjectIdentifier(table)] = Place(table: table, number: number)
    guard let path = table.path(ofRow: number) else { return }
    table.highlight(path)
  }
}
