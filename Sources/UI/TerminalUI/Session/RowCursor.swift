import HeadlessUI

/// The highlighted row of each table, and the highlighted item of each collection view.
///
/// The highlight is the cell's `isHighlighted`. An update of a list moves each visible cell
/// together with its row, so the highlight moves too. If the row is deleted, its neighbour is
/// highlighted.
@MainActor
struct RowCursor {
  private struct Place {
    weak var list: (any CursorList)?
    var number: Int
  }
  private var places: [ObjectIdentifier: Place] = [:]

  /// Highlights the current row of a list, and scrolls to that row.
  mutating func follow(_ list: any CursorList) {
    places = places.filter { $0.value.list != nil }
    highlight(number(in: list) ?? 0, in: list)
  }

  /// Returns the index path of the highlighted row, or nil if the list is empty.
  func row(in list: any CursorList) -> IndexPath? {
    number(in: list).flatMap(list.path(ofRow:))
  }

  /// Returns the number of the highlighted row, counted from 0 across all sections.
  func number(in list: any CursorList) -> Int? {
    guard list.rowCount > 0 else { return nil }
    return list.highlightedPath.map(list.number)
      ?? min(places[ObjectIdentifier(list)]?.number ?? 0, list.rowCount - 1)
  }

  /// Moves the highlight by a number of rows, at most to the first or last row.
  mutating func move(by count: Int, in list: any CursorList) {
    guard let number = number(in: list) else { return }
    highlight(min(max(0, number + count), list.rowCount - 1), in: list)
  }

  /// Highlights the row with this number.
  ///
  /// The next ``follow(_:)`` corrects a number that is too high.
  mutating func highlight(_ number: Int, in list: any CursorList) {
    places[ObjectIdentifier(list)] = Place(list: list, number: number)
    guard let path = list.path(ofRow: number) else { return }
    list.highlight(path)
  }
}
