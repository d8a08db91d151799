import Foundation
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The highlighted row of each table.
///
/// The highlight is the cell's `isHighlighted`. In every update a table keeps each cell with its
/// row, so the highlight moves with the row. If the row is deleted, its neighbour is highlighted.
@MainActor
struct RowCursor {
  private struct Place {
    weak var table: TableView?
    var number: Int
  }
  private var places: [ObjectIdentifier: Place] = [:]

  /// Highlights the current row of a table, and scrolls to that row.
  mutating func follow(_ table: TableView) {
    places = places.filter { $0.value.table != nil }
    highlight(number(in: table) ?? 0, in: table)
  }

  /// Returns the highlighted row, or nil if the table is empty.
  func row(in table: TableView) -> IndexPath? {
    number(in: table).flatMap(table.path(ofRow:))
  }

  /// Returns the number of the highlighted row, counted from 0 through all sections.
  func number(in table: TableView) -> Int? {
    guard table.rowCount > 0 else { return nil }
    let cell = table.visibleCells.first(where: \.isHighlighted)
    return cell.flatMap(table.indexPath).map(table.number)
      ?? min(places[ObjectIdentifier(table)]?.number ?? 0, table.rowCount - 1)
  }

  /// Moves the highlight by a number of rows, at most to the first or last row.
  mutating func move(by count: Int, in table: TableView) {
    guard let number = number(in: table) else { return }
    highlight(min(max(0, number + count), table.rowCount - 1), in: table)
  }

  /// Highlights the row with this number.
  ///
  /// The next ``follow(_:)`` corrects a number that is too high.
  mutating func highlight(_ number: Int, in table: TableView) {
    places[ObjectIdentifier(table)] = Place(table: table, number: number)
    guard let path = table.path(ofRow: number) else { return }
    table.reveal(path)
    // Only cells with a wrong highlight are changed, because each change causes another drawing.
    let row = table.cellForRow(at: path)
    for cell in table.visibleCells where cell.isHighlighted != (cell === row) {
      cell.isHighlighted = cell === row
    }
  }
}

extension TableView {
  /// The number of rows by which a page key moves the highlight: one less than a full page.
  var rowsOnPage: Int {
    let height = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    return max(1, Int(height / max(1, rowHeight)) - 1)
  }

  /// Scrolls until the row is visible, together with a section header directly above it.
  fileprivate func reveal(_ path: IndexPath) {
    let hasHeader = path[1] == 0 && titleForHeader(inSection: path[0]) != nil
    let header = hasHeader ? sectionHeaderHeight : 0
    let row = rectForRow(at: path)
    scrollRectToVisible(
      CGRect(x: row.minX, y: row.minY - header, width: row.width, height: row.height + header),
      animated: false)
    layoutIfNeeded()
  }
}
