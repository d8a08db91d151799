import Foundation
import HeadlessUI

extension Canvas {
  /// Draws the lines of a table that are in sight: each row, heading and footing is one line high,
  /// so that the table's own geometry says where it stands.
  mutating func drawLiveTable(_ table: TableView, in rect: GridRect) {
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    let footer = table.tableFooterView
    if let header = table.tableHeaderView {
      drawLine(of: header, at: table.line(atContent: 0), in: rect)
    }
    guard counts.contains(where: { $0 > 0 }) else {
      if let background = table.backgroundView { draw(background, in: rect) }
      if let footer { drawLine(of: footer, at: 0, in: rect) }
      return
    }
    let rows = table.indexPathsForVisibleRows ?? []
    let cells = rows.map { table.cellForRow(at: $0) }
    let columns = RowColumns(cells.compactMap(\.self).map(\.rowTexts), width: rect.columns)
    for (path, cell) in zip(rows, cells) {
      let line = table.line(atContent: table.rectForRow(at: path).minY)
      if let cell { drawLiveRow(cell, columns, of: table, at: line, in: rect) }
      if path[1] == 0, let title = table.titleForHeader(inSection: path[0]) {
        write(" " + title, row: rect.row + line - 1, column: rect.column, in: rect, style: .header)
      }
      if path[1] == counts[path[0]] - 1, let title = table.titleForFooter(inSection: path[0]) {
        write(" " + title, row: rect.row + line + 1, column: rect.column, in: rect, style: .footer)
      }
    }
    if let footer {
      let end = table.contentSize.height - footer.frame.height
      drawLine(of: footer, at: table.line(atContent: end), in: rect)
    }
  }

  private mutating func drawLine(of view: View, at line: Int, in rect: GridRect) {
    guard line >= 0, line < rect.rows else { return }
    var part = rect.dropFirst(line)
    part.rows = min(part.rows, max(1, Int(view.frame.height / ScreenRenderer.pointsPerRow)))
    draw(view, in: part)
  }

  private mutating func drawLiveRow(
    _ cell: TableViewCell, _ columns: RowColumns, of table: TableView, at line: Int,
    in rect: GridRect
  ) {
    let row = rect.row + line
    let isFront = live?.frontTable == ObjectIdentifier(table)
    let ground: CellStyle? = cell.isHighlighted ? (isFront ? .highlight : .resting) : nil
    if let ground { fill(row, in: rect, style: ground) }
    let mark =
      cell.isHighlighted ? "▸" : cell.accessoryType == .checkmark || cell.isSelected ? "✓" : " "
    let deletes = cell.isEditing && cell.editingStyle == .delete ? "⊖" : mark
    write(deletes, row: row, column: rect.column + 1, in: rect, style: ground ?? .plain)
    for (text, place) in zip(cell.rowTexts, columns.places) {
      let style = ground ?? place.style(of: text)
      let shown = text.truncated(to: place.width)
      let gap = place.isAtEnd ? place.width - shown.columns : 0
      write(shown, row: row, column: rect.column + place.column + gap, in: rect, style: style)
    }
  }
}

extension TableView {
  /// The line, counted from the top of the table's sight, on which a height of its content stands.
  func line(atContent y: CGFloat) -> Int {
    Int(((y - contentOffset.y) / ScreenRenderer.pointsPerRow + 0.001).rounded(.down))
  }
}

extension TableViewCell {
  /// The texts of the row's labels, empty ones too, so that each keeps its column.
  var rowTexts: [String] {
    func texts(in view: View) -> [String] {
      if let label = view as? Label { return [label.isHidden ? "" : label.text ?? ""] }
      return view.isHidden ? [] : view.subviews.flatMap(texts)
    }
    return texts(in: self)
  }
}
