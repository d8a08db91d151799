import HeadlessUI

extension Canvas {
  /// A line of a table: a row, a section title, or the number of omitted rows.
  private struct TableLine {
    var cell: UITableViewCell?
    let text: String
    var style = CellStyle.plain
  }

  /// Draws the visible rows, one line each, under their section titles.
  ///
  /// The output of a script starts with the first visible row. If rows do not fit into this output,
  /// its last line states their number.
  mutating func draw(_ table: UITableView, in rect: GridRect) {
    guard let first = table.indexPathsForVisibleRows?.first else {
      if let background = table.backgroundView { draw(background, in: rect) }
      for case let view as UIContentUnavailableView in table.subviews { draw(view, in: rect) }
      return drawFooter(of: table, line: 0, in: rect)
    }
    var lines = tableLines(of: table, from: first)
    var (line, isCut) = (0, false)
    if live == nil {
      let rowsFromFirst = table.rowCount - table.number(ofRow: first)
      isCut = cut(&lines, to: rect.rows, rowsFromFirst: rowsFromFirst)
    } else {
      if let header = table.tableHeaderView {
        drawLine(header, at: table.line(atContent: 0), in: rect)
      }
      line = table.line(atContent: table.rectForRow(at: first).minY)
      if lines.first?.cell == nil { line -= 1 }
    }
    var inner = rect
    inner.column += numbersRows ? String(table.rowCount).count + 2 : 0
    inner.columns = rect.endColumn - inner.column
    let columns = RowColumns(lines.compactMap(\.cell?.rowTexts), width: inner.columns)
    clipped(to: rect) { canvas in
      for (row, line) in zip((rect.row + line)..., lines) {
        if let cell = line.cell {
          let column = inner.column - 1 - line.text.count
          if canvas.numbersRows { canvas.write(line.text, row: row, column: column, in: rect) }
          canvas.draw(cell, columns, of: table, row: row, in: inner)
        } else {
          canvas.write(" " + line.text, row: row, in: inner, style: line.style)
        }
      }
    }
    line = live == nil ? lines.count : table.line(atContent: table.footerTop)
    if !isCut { drawFooter(of: table, line: line, in: rect) }
  }

  private func tableLines(of table: UITableView, from first: IndexPath) -> [TableLine] {
    var lines: [TableLine] = []
    for section in first[0]..<table.numberOfSections {
      let firstRow = section == first[0] ? first[1] : 0
      if firstRow == 0, let title = table.titleForHeader(inSection: section) {
        lines.append(TableLine(text: title, style: .header))
      }
      for row in firstRow..<max(firstRow, table.numberOfRows(inSection: section)) {
        let path: IndexPath = [section, row]
        guard let cell = table.cellForRow(at: path) else { return lines }
        lines.append(TableLine(cell: cell, text: "\(table.number(ofRow: path) + 1)"))
      }
    }
    return lines
  }

  /// Cuts `lines` to `count` and adds the number of omitted rows. Returns whether lines were cut.
  private func cut(_ lines: inout [TableLine], to count: Int, rowsFromFirst: Int) -> Bool {
    guard lines.count > count || lines.compactMap(\.cell).count < rowsFromFirst else {
      return false
    }
    lines = Array(lines.prefix(max(0, count - 1)))
    while let last = lines.last, last.cell == nil { lines.removeLast() }
    let left = (rowsFromFirst - lines.compactMap(\.cell).count)
      .formatted(.number.locale(Locale(identifier: "en_US")))
    lines.append(TableLine(text: "  … and \(left) more", style: .dim))
    return true
  }

  private mutating func drawFooter(of table: UITableView, line: Int, in rect: GridRect) {
    guard let footer = table.tableFooterView else { return }
    if let live, footer.rowTexts.filter({ !$0.isEmpty }) == [live.status()] { return }
    drawLine(footer, at: line, in: rect)
  }

  private mutating func drawLine(_ view: UIView, at line: Int, in rect: GridRect) {
    guard line >= 0, line < rect.rows else { return }
    var part = rect.dropFirst(line)
    part.rows = min(part.rows, max(1, Int(view.frame.height / ScreenRenderer.pointsPerRow)))
    draw(view, in: part)
  }

  private mutating func draw(
    _ cell: UITableViewCell, _ columns: RowColumns, of table: UITableView, row: Int,
    in rect: GridRect
  ) {
    var ground: CellStyle?
    if let live, cell.isHighlighted {
      ground = live.activeTable === table ? .highlight : .inactiveHighlight
      fill(row, in: rect, style: ground ?? .plain)
    }
    let isChecked = live != nil && (cell.accessoryType == .checkmark || cell.isSelected)
    let isMarked = live == nil ? cell.isSelected : cell.isHighlighted
    let deletes = cell.isEditing && cell.editingStyle == .delete
    write(
      deletes ? "⊖" : isMarked ? "▸" : isChecked ? "✓" : " ", row: row,
      column: rect.column + (live == nil ? 0 : 1), in: rect, style: ground ?? .plain)
    for (text, place) in zip(cell.rowTexts, columns.places) {
      let shown = text.truncated(to: place.width)
      let gap = place.isAtEnd ? place.width - shown.columns : 0
      write(
        shown, row: row, column: rect.column + place.column + gap, in: rect,
        style: ground ?? place.style(of: text))
    }
  }
}

/// The places where a table draws the texts of its rows.
///
/// A row has a place for the title, one for the details, and a narrow one for a mark. Positions and
/// widths are counted in terminal columns.
struct RowColumns {
  struct Place: Equatable {
    let column: Int
    let width: Int
    let isAtEnd: Bool

    /// Returns the style of a text in this place.
    ///
    /// The mark “↑” of an unsent change and the mark “!” of a rejected change stand out.
    func style(of text: String) -> CellStyle {
      guard isAtEnd else { return .plain }
      return text == "↑" ? .waiting : text == "!" ? .refused : .detail
    }
  }

  /// The positions of a row's texts, in order.
  let places: [Place]

  init(_ rows: [[String]], width: Int) {
    let indent = 3
    let count = rows.map(\.count).max() ?? 0
    var end = width - 1
    var details: [Place] = []
    // A table with details reserves a column for marks before any row has one, so that a new mark
    // does not move a detail. But below 38 columns, the titles need this space more.
    let reserved = count > 1 && width >= 38 ? 3 : 1
    for index in (1..<max(reserved, count)).reversed() {
      let widest = rows.map { $0.count > index ? $0[index].columns : 0 }.max() ?? 0
      // The title keeps about a third of the row's width or more.
      let room = max(0, end - indent - width / 3)
      let taken = min(max(index >= 2 ? 1 : 0, widest), room)
      details.insert(Place(column: end - taken, width: taken, isAtEnd: true), at: 0)
      if taken > 0 { end -= taken + 2 }
    }
    places = [Place(column: indent, width: max(0, end - indent), isAtEnd: false)] + details
  }
}

extension UITableView {
  /// Returns the line of a `y` in the content. Line 0 is the top of the visible rectangle.
  fileprivate func line(atContent y: CGFloat) -> Int {
    Int(((y - contentOffset.y) / ScreenRenderer.pointsPerRow + 0.001).rounded(.down))
  }

  fileprivate var footerTop: CGFloat { contentSize.height - (tableFooterView?.frame.height ?? 0) }
}

extension UIView {
  /// The texts of the labels in this view.
  ///
  /// The text of a hidden label is "", so that the texts after it keep their columns.
  var rowTexts: [String] {
    if let label = self as? UILabel { return [label.isHidden ? "" : label.text ?? ""] }
    return isHidden ? [] : subviews.flatMap(\.rowTexts)
  }
}
