import Foundation
import HeadlessUI

extension Canvas {
  /// Draws the rows from the one at the top of the table's sight on, a line each, under their
  /// headings; in place of what does not fit, the last line says how much it is.
  mutating func drawTable(_ table: TableView, in rect: GridRect) {
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    let total = counts.reduce(0, +)
    guard total > 0 else {
      if let background = table.backgroundView { draw(background, in: rect) }
      drawFooter(of: table, in: rect)
      return
    }
    guard let first = table.indexPathsForVisibleRows?.first else { return }
    var line = rect.row
    var number = counts[..<first[0]].reduce(0, +) + first[1]
    let width = numbersRows ? String(total).count + 2 : 0
    rows: for section in first[0]..<counts.count {
      if let title = table.titleForHeader(inSection: section) {
        guard line + (number + 1 == total ? 1 : 2) < rect.endRow else { break }
        write(" " + title, row: line, column: rect.column + width, in: rect)
        line += 1
      }
      for row in (section == first[0] ? first[1] : 0)..<counts[section] {
        let isLastLine = line == rect.endRow - 1
        guard line < rect.endRow, !isLastLine || number + 1 == total,
          let cell = table.cellForRow(at: IndexPath(indexes: [section, row]))
        else { break rows }
        number += 1
        drawRow(cell, number: number, width: width, line: line, in: rect)
        line += 1
      }
    }
    if number < total {
      write(
        "   … and \((total - number).formatted(.number.locale(Locale(identifier: "en_US")))) more",
        row: min(line, rect.endRow - 1), column: rect.column + width, in: rect)
    } else {
      drawFooter(of: table, in: rect.dropFirst(line - rect.row))
    }
  }

  private mutating func drawFooter(of table: TableView, in rect: GridRect) {
    if let footer = table.tableFooterView { draw(footer, in: rect) }
  }

  private mutating func drawRow(
    _ cell: TableViewCell, number: Int, width: Int, line: Int, in rect: GridRect
  ) {
    if numbersRows {
      let text = String(number)
      let gap = String(repeating: " ", count: width - 1 - text.count)
      write(gap + text, row: line, column: rect.column, in: rect)
    }
    let mark = cell.isSelected ? "▸" : cell.isEditing && cell.editingStyle == .delete ? "⊖" : " "
    let texts = cell.labelTexts
    let detail = texts.dropFirst().joined(separator: "  ")
    let inner = GridRect(
      column: rect.column + width, row: rect.row, columns: rect.columns - width - 1,
      rows: rect.rows)
    let room = inner.columns - 3 - (detail.isEmpty ? 0 : detail.columns + 2)
    let title = (texts.first ?? "").truncated(to: max(room, inner.columns / 3))
    write(mark + "  " + title, row: line, column: inner.column, in: inner)
    writeAtEnd(detail.isEmpty ? "" : "  " + detail, row: line, in: inner)
  }
}

extension String {
  /// The text, or as much of it as fits before an ellipsis.
  func truncated(to width: Int) -> String {
    guard columns > width else { return self }
    var text = ""
    for character in self {
      guard (text + String(character)).columns < width else { break }
      text.append(character)
    }
    return text + "…"
  }
}

extension View {
  /// The texts of the labels inside that a person can see, in order.
  fileprivate var labelTexts: [String] {
    guard !isHidden else { return [] }
    if let label = self as? Label { return label.text.map { $0.isEmpty ? [] : [$0] } ?? [] }
    return subviews.flatMap(\.labelTexts)
  }
}
