import HeadlessUI

/// A table or a collection view, in which the arrow keys move a highlight.
///
/// The items of a collection view are called rows here. Rows are numbered from 0 across all
/// sections.
@MainActor
protocol CursorList: UIScrollView {
  var rowCount: Int { get }
  func number(ofRow path: IndexPath) -> Int
  func path(ofRow number: Int) -> IndexPath?
  /// The number of rows by which the up and down keys move the highlight.
  var columnCount: Int { get }
  /// The number of rows by which a page key moves the highlight: one line less than a full page.
  var rowsOnPage: Int { get }
  /// The row with the highlighted cell, or nil if no visible cell is highlighted.
  var highlightedPath: IndexPath? { get }
  /// Scrolls to a row, and highlights only this row's cell.
  ///
  /// Cells with a correct highlight are not changed, because each change causes a redraw.
  func highlight(_ path: IndexPath)
}

extension UITableView: CursorList {
  var columnCount: Int { 1 }

  var rowsOnPage: Int {
    let height = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    return max(1, Int(height / max(1, rowHeight)) - 1)
  }

  var highlightedPath: IndexPath? {
    visibleCells.first(where: \.isHighlighted).flatMap(indexPath)
  }

  func highlight(_ path: IndexPath) {
    reveal(path)
    let row = cellForRow(at: path)
    for cell in visibleCells where cell.isHighlighted != (cell === row) {
      cell.isHighlighted = cell === row
    }
  }

  /// Scrolls until the row is visible, together with a section header directly above it.
  private func reveal(_ path: IndexPath) {
    let hasHeader = path[1] == 0 && titleForHeader(inSection: path[0]) != nil
    let header = hasHeader ? sectionHeaderHeight : 0
    let row = rectForRow(at: path)
    scrollRectToVisible(
      CGRect(x: row.minX, y: row.minY - header, width: row.width, height: row.height + header),
      animated: false)
    layoutIfNeeded()
  }
}

extension UICollectionView: CursorList {
  var rowCount: Int { indexPaths.count }

  func number(ofRow path: IndexPath) -> Int { indexPaths.firstIndex(of: path) ?? 0 }

  func path(ofRow number: Int) -> IndexPath? {
    let paths = indexPaths
    return paths.indices.contains(number) ? paths[number] : nil
  }

  var columnCount: Int {
    let paths = indexPaths
    return max(1, paths.prefix { isInLine($0, with: paths[0]) }.count)
  }

  var rowsOnPage: Int {
    let lines = Set(visibleCells.map(\.frame.minY)).count
    return max(1, lines - 1) * columnCount
  }

  var highlightedPath: IndexPath? {
    visibleCells.first(where: \.isHighlighted).flatMap(indexPath)
  }

  func highlight(_ path: IndexPath) {
    scrollToItem(at: path, at: [], animated: false)
    layoutIfNeeded()
    let item = cellForItem(at: path)
    for cell in visibleCells where cell.isHighlighted != (cell === item) {
      cell.isHighlighted = cell === item
    }
  }

  /// Returns whether two items are in the same line.
  func isInLine(_ one: IndexPath, with other: IndexPath) -> Bool {
    frameForItem(at: one)?.minY == frameForItem(at: other)?.minY
  }
}
