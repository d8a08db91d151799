import HeadlessUI

/// The highlight that the arrow keys move.
extension UITableView {
  /// The number of rows by which a page key moves the highlight.
  ///
  /// It is one row less than a full page, so that one row stays visible.
  var rowsOnPage: Int {
    let height = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    return max(1, Int(height / max(1, rowHeight)) - 1)
  }

  /// The row with the highlighted cell, or nil if no visible cell is highlighted.
  var highlightedPath: IndexPath? {
    visibleCells.first(where: \.isHighlighted).flatMap(indexPath)
  }

  /// Scrolls to a row, and highlights only this row's cell.
  ///
  /// Cells with a correct highlight are not changed, because each change causes a redraw.
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
