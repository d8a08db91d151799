import Foundation
import HeadlessUI

/// The highlighted row of each table: the one that Return touches.
///
/// The mark itself is the cell's: `isHighlighted`, as under a finger. A table keeps a cell with its
/// row through every update, so the highlight follows its row; where the row went, its neighbour is
/// highlighted. Tables are held weakly.
@MainActor
struct RowCursor {
  private struct Place {
    weak var table: TableView?
    var number: Int
  }
  private var places: [ObjectIdentifier: Place] = [:]

  /// Highlights the row where the highlight was last, or has moved with its row, and brings it into
  /// sight; the first one where there was none.
  mutating func follow(_ table: TableView) {
    places = places.filter { $0.value.table != nil }
    guard let number = number(in: table) else {
      places[ObjectIdentifier(table)] = nil
      return
    }
    highlight(number, in: table)
  }

  /// The highlighted row; nil in a table without rows.
  func row(in table: TableView) -> IndexPath? {
    number(in: table).flatMap(table.path(ofRow:))
  }

  /// Moves on by so many rows, as far as there are any.
  mutating func move(by count: Int, in table: TableView) {
    guard let number = number(in: table) else { return }
    highlight(min(max(0, number + count), table.rowCount - 1), in: table)
  }

  /// Moves to a row, counted from 0. Where there are fewer by now, ``follow(_:)`` takes the last one.
  mutating func move(toRow number: Int, in table: TableView) {
    highlight(number, in: table)
  }

  /// The highlighted row, counted from 0; nil in a table without rows.
  func number(in table: TableView) -> Int? {
    let count = table.rowCount
    guard count > 0 else { return nil }
    if let cell = table.visibleCells.first(where: \.isHighlighted),
      let path = table.indexPath(for: cell)
    {
      return table.number(ofRow: path)
    }
    return min(places[ObjectIdentifier(table)]?.number ?? 0, count - 1)
  }

  private mutating func highlight(_ number: Int, in table: TableView) {
    places[ObjectIdentifier(table)] = Place(table: table, number: number)
    guard let path = table.path(ofRow: number) else { return }
    table.reveal(path)
    // Only what differs is set: a frame that changed a cell would be drawn again, without end.
    let row = table.cellForRow(at: path)
    for cell in table.visibleCells where cell.isHighlighted && cell !== row {
      cell.isHighlighted = false
    }
    if row?.isHighlighted == false { row?.isHighlighted = true }
  }
}

extension TableView {
  /// How many rows there are.
  var rowCount: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) } }

  /// The place of a row among all rows, from 0.
  func number(ofRow path: IndexPath) -> Int {
    (0..<path[0]).reduce(path[1]) { $0 + numberOfRows(inSection: $1) }
  }

  /// The row at a place among all rows, from 0; nil where there is none.
  func path(ofRow number: Int) -> IndexPath? {
    var rest = number
    for section in 0..<numberOfSections {
      let count = numberOfRows(inSection: section)
      if rest < count { return [section, rest] }
      rest -= count
    }
    return nil
  }

  /// Scrolls just so far that the row can be seen, and the heading above it with it.
  func reveal(_ path: IndexPath) {
    var rect = rectForRow(at: path)
    if path[1] == 0, titleForHeader(inSection: path[0]) != nil {
      rect.origin.y -= sectionHeaderHeight
      rect.size.height += sectionHeaderHeight
    }
    scrollRectToVisible(rect, animated: false)
    layoutIfNeeded()
  }

  /// How many rows a screen of the table has, one of them kept for the eye to hold on to.
  var rowsOnPage: Int {
    let height = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    return max(1, Int(height / max(1, rowHeight)) - 1)
  }
}
