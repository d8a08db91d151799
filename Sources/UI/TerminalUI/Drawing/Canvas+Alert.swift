import Foundation
import HeadlessUI

extension Canvas {
  /// Draws an alert as a framed panel in the middle, over what is there.
  mutating func draw(_ alert: AlertController, in rect: GridRect) {
    guard live == nil else { return drawLive(alert, in: rect) }
    let buttons = alert.actions.map { action in
      action.isEnabled ? "[\(action.title ?? "")]" : "(\(action.title ?? ""))"
    }
    let fields = (alert.textFields ?? []).map { "\($0.placeholder ?? ""): \($0.text ?? "")" }
    let widest = min(60, rect.columns - 8)
    var lines = [alert.title, alert.message].compactMap(\.self)
      .flatMap { $0.wrapped(to: widest) }
    lines += fields
    if !lines.isEmpty, !buttons.isEmpty { lines.append("") }
    let row = buttons.joined(separator: "  ")
    if alert.preferredStyle == .alert, row.columns <= widest {
      lines.append(row)
    } else {
      lines += buttons
    }
    let width = (lines.map(\.columns).max() ?? 0) + 4
    let panel = GridRect(
      column: rect.column + max(0, rect.columns - width - 2) / 2,
      row: rect.row + max(0, rect.rows - lines.count - 2) / 2,
      columns: width + 2, rows: lines.count + 2)
    let edge = String(repeating: "─", count: width)
    write("┌\(edge)┐", row: panel.row, column: panel.column, in: panel)
    for (offset, line) in lines.enumerated() {
      let blank = String(repeating: " ", count: width)
      write("│\(blank)│", row: panel.row + 1 + offset, column: panel.column, in: panel)
      writeCentred(line, row: panel.row + 1 + offset, in: panel)
    }
    write("└\(edge)┘", row: panel.endRow - 1, column: panel.column, in: panel)
  }
}

extension String {
  /// The text in lines of at most `width` columns, broken at spaces where that is possible.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      if String(paragraph).columns <= width {
        lines.append(String(paragraph))
        continue
      }
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if longer.columns > width, !line.isEmpty {
          lines.append(line)
          line = String(word)
        } else {
          line = longer
        }
      }
      lines.append(line)
    }
    return lines
  }
}
