import Foundation
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension Canvas {
  /// A line of a table.
  private enum TableLine {
    case text(String, CellStyle)
    case row(IndexPath, TableViewCell)
  }

  /// Draws the visible rows, one line each, under their section titles.
  ///
  /// A picture starts with the first visible row. Its last line counts the rows that do not fit.
  mutating func draw(_ table: TableView, in rect: GridRect) {
    guard table.rowCount > 0 else {
      if let background = table.backgroundView { draw(background, in: rect) }
      return drawFooter(of: table, line: 0, in: rect)
    }
    guard let first = table.indexPathsForVisibleRows?.first else { return }
    if look != nil, let header = table.tableHeaderView {
      drawLine(header, at: table.line(atContent: 0), in: rect)
    }
    var lines = tableLines(of: table, from: first)
    let isCut = look == nil && cut(&lines, of: table, from: first, to: rect.rows)
    var line = 0
    if look != nil {
      line = table.line(atContent: table.rectForRow(at: first).minY)
      if case .text = lines.first { line -= 1 }
    }
    let numberWidth = numbersRows ? String(table.rowCount).count + 2 : 0
    var inner = rect
    inner.column += numberWidth
    inner.columns -= numberWidth
    let cells = lines.compactMap { if case .row(_, let cell) = $0 { cell } else { nil } }
    let columns = RowColumns(cells.map(\.rowTexts), width: inner.columns)
    clipped(to: rect) { canvas in
      for content in lines {
        switch content {
        case .text(let text, let style):
          canvas.write(
            " " + text, row: rect.row + line, column: inner.column, in: inner, style: style)
        case .row(let path, let cell):
          if canvas.numbersRows {
            let number = String(table.number(ofRow: path) + 1)
            let column = rect.column + numberWidth - 1 - number.count
            canvas.write(number, row: rect.row + line, column: column, in: rect)
          }
          canvas.draw(cell, columns, of: table, row: rect.row + line, in: inner)
        }
        line += 1
      }
    }
    if look != nil { line = table.line(atContent: table.footerTop) }
    if !isCut { drawFooter(of: table, line: line, in: rect) }
  }

  private func tableLines(of table: TableView, from first: IndexPath) -> [TableLine] {
    var lines: [TableLine] = []
    for section in first[0]..<table.numberOfSections {
      let firstRow = section == first[0] ? first[1] : 0
      if firstRow == 0, let title = table.titleForHeader(inSection: section) {
        lines.append(.text(title, .header))
      }
      for row in firstRow..<max(firstRow, table.numberOfRows(inSection: section)) {
        let path = IndexPath(indexes: [section, row])
        guard let cell = table.cellForRow(at: path) else { return lines }
        lines.append(.row(path, cell))
      }
      if let title = table.titleForFooter(inSection: section) { lines.append(.text(title, .dim)) }
    }
    return lines
  }

  /// Cuts the lines to `count` and adds the number of rows left out. Returns whether it cut any.
  private func cut(
    _ lines: inout [TableLine], of table: TableView, from first: IndexPath, to count: Int
  ) -> Bool {
    func rowsLeft() -> Int {
      let rows = lines.count { if case .row = $0 { true } else { false } }
      return table.rowCount - table.number(ofRow: first) - rows
    }
    guard lines.count > count || rowsLeft() > 0 else { return false }
    lines = Array(lines.prefix(max(0, count - 1)))
    while case .text = lines.last { lines.removeLast() }
    let left = rowsLeft().formatted(.number.locale(Locale(identifier: "en_US")))
    lines.append(.text("  … and \(left) more", .dim))
    return true
  }

  private mutating func drawFooter(of table: TableView, line: Int, in rect: GridRect) {
    guard let footer = table.tableFooterView else { return }
    if let look, footer.labelTexts.filter({ !$0.isEmpty }) == [look.status] { return }
    drawLine(footer, at: line, in: rect)
  }

  private mutating func drawLine(_ view: View, at line: Int, in rect: GridRect) {
    guard line >= 0, line < rect.rows else { return }
    var part = rect.dropFirst(line)
    part.rows = min(part.rows, max(1, Int(view.frame.height / ScreenRenderer.pointsPerRow)))
    draw(view, in: part)
  }

  private mutating func draw(
    _ cell: TableViewCell, _ columns: RowColumns, of table: TableView, row: Int, in rect: GridRect
  ) {
    var ground: CellStyle?
    if let look, cell.isHighlighted {
      let isFront = look.frontTable == ObjectIdentifier(table)
      ground = isFront ? .highlight : .inactiveHighlight
      fill(row, in: rect, style: ground ?? .plain)
    }
    let isChecked = look != nil && (cell.accessoryType == .checkmark || cell.isSelected)
    let isMarked = look == nil ? cell.isSelected : cell.isHighlighted
    let deletes = cell.isEditing && cell.editingStyle == .delete
    let mark = deletes ? "⊖" : isMarked ? "▸" : isChecked ? "✓" : " "
    let inset = look == nil ? 0 : 1
    write(mark, row: row, column: rect.column + inset, in: rect, style: ground ?? .plain)
    for (text, place) in zip(cell.rowTexts, columns.places) {
      let shown = text.truncated(to: place.width)
      let gap = place.isAtEnd ? place.width - shown.columns : 0
      write(
        shown, row: row, column: rect.column + place.column + gap, in: rect,
        style: ground ?? place.style(of: text))
    }
  }
}

/// The columns of a table's row texts: title, details at the right edge, a narrow column for a mark.
struct RowColumns {
  struct Place: Equatable {
    let column: Int
    let width: Int
    let isAtEnd: Bool

    /// The style of a text in this place. Marks of waiting and refused changes stand out.
    func style(of text: String) -> CellStyle {
      guard isAtEnd else { return .plain }
      return text == "↑" ? .waiting : text == "!" ? .refused : .detail
    }
  }

  /// The places of the texts in their order.
  let places: [Place]

  init(_ rows: [[String]], width: Int) {
    let indent = 3
    let count = rows.map(\.count).max() ?? 0
    var end = width - 1
    var details: [Place] = []
    // A wide row with a detail reserves a column for a mark, so that a mark shifts no detail.
    let reserved = count > 1 && width >= 60 ? 3 : 1
    for index in (1..<max(reserved, count)).reversed() {
      let widest = rows.map { $0.count > index ? $0[index].columns : 0 }.max() ?? 0
      // The title keeps a third of the row.
      let room = max(0, end - indent - width / 3)
      let taken = min(max(index >= 2 ? 1 : 0, widest), room)
      details.insert(Place(column: end - taken, width: taken, isAtEnd: true), at: 0)
      if taken > 0 { end -= taken + 2 }
    }
    places = [Place(column: indent, width: max(0, end - indent), isAtEnd: false)] + details
  }
}

extension TableView {
  /// The line of a content offset, counted from the top of the visible part.
  func line(atContent y: CGFloat) -> Int {
    Int(((y - contentOffset.y) / ScreenRenderer.pointsPerRow + 0.001).rounded(.down))
  }

  fileprivate var footerTop: CGFloat { contentSize.height - (tableFooterView?.frame.height ?? 0) }
}

extension View {
  /// The texts of the labels inside, in order. A hidden or empty label has an empty text.
  fileprivate var labelTexts: [String] {
    if let label = self as? Label { return [label.isHidden ? "" : label.text ?? ""] }
    return isHidden ? [] : subviews.flatMap(\.labelTexts)
  }
}

extension TableViewCell {
  /// The texts of the row's labels. Each label keeps its column.
  var rowTexts: [String] { labelTexts }
}
