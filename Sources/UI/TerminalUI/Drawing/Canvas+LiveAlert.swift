import HeadlessUI

extension Canvas {
  /// Draws an alert as a framed panel in the middle, over what is there, the button that Return
  /// presses standing out. Where there is little room the message gives way, then the title, then
  /// the buttons that are far from that one.
  mutating func drawLive(_ alert: AlertController, in rect: GridRect) {
    let widest = max(1, min(60, rect.columns - 6))
    let fields = alert.textFields ?? []
    let names = fields.map(\.nameOnScreen.columns).max() ?? 0
    let marks = alert.actions.map(\.mark)
    let rowWidth = marks.map(\.columns).reduce(0, +) + 2 * max(0, marks.count - 1)
    let isRow = alert.preferredStyle == .alert && rowWidth <= widest
    let room = max(1, rect.rows - 2)
    let actions = isRow ? [] : actions(of: alert, fitting: room - fields.count - 2)
    let buttonLines = marks.isEmpty ? 0 : isRow ? 1 : actions.count
    let textLines = room - fields.count - buttonLines - 1
    let title = (alert.title ?? "").lines(of: widest, atMost: max(1, textLines))
    let message = (alert.message ?? "").lines(of: widest, atMost: textLines - title.count)
    let texts = (title + message).map(\.columns) + (isRow ? [rowWidth] : marks.map(\.columns))
    let fieldWidth = fields.isEmpty ? 0 : min(widest, names + 24)
    let inner = min(widest, max(fieldWidth, texts.max() ?? 0))
    let above = title.count + message.count + fields.count
    let gap = above > 0 && buttonLines > 0 && above + buttonLines < room ? 1 : 0
    let lines = above + gap + buttonLines
    let panel = GridRect(
      column: rect.column + max(0, rect.columns - inner - 6) / 2,
      row: rect.row + max(0, rect.rows - lines - 2) / 2, columns: inner + 6, rows: lines + 2)
    drawFrame(panel)
    let body = panel.inset(columns: 3, rows: 1)
    var row = body.row
    for line in title {
      writeCentred(line, row: row, in: body, style: .panelTitle)
      row += 1
    }
    for line in message {
      writeCentred(line, row: row, in: body, style: .message)
      row += 1
    }
    for field in fields {
      drawLiveField(
        field, nameWidth: names,
        in: GridRect(column: body.column, row: row, columns: body.columns, rows: 1))
      row += 1
    }
    row += gap
    if isRow {
      var column = body.column + (body.columns - rowWidth) / 2
      for action in alert.actions {
        write(action.mark, row: row, column: column, in: body, style: style(of: action))
        column += action.mark.columns + 2
      }
    } else {
      for (offset, action) in actions.enumerated() {
        writeCentred(action.mark, row: row + offset, in: body, style: style(of: action))
      }
    }
  }

  /// Draws the frame of a panel, and blanks what is inside.
  mutating func drawFrame(_ panel: GridRect) {
    let edge = String(repeating: "─", count: max(0, panel.columns - 2))
    let blank = String(repeating: " ", count: max(0, panel.columns - 2))
    write("╭\(edge)╮", row: panel.row, column: panel.column, in: panel, style: .panelEdge)
    for row in (panel.row + 1)..<max(panel.row + 1, panel.endRow - 1) {
      write(blank, row: row, column: panel.column + 1, in: panel)
      for column in [panel.column, panel.endColumn - 1] {
        write("│", row: row, column: column, in: panel, style: .panelEdge)
      }
    }
    write("╰\(edge)╯", row: panel.endRow - 1, column: panel.column, in: panel, style: .panelEdge)
  }

  /// So many of the buttons that the one that Return presses is among them.
  private func actions(of alert: AlertController, fitting count: Int) -> ArraySlice<AlertAction> {
    let focused = alert.actions.firstIndex { live?.isFocused($0) == true } ?? 0
    let count = max(1, count)
    return alert.actions.dropFirst(max(0, focused + 1 - count)).prefix(count)
  }

  private func style(of action: AlertAction) -> CellStyle {
    if live?.isFocused(action) == true { return .focused }
    if !action.isEnabled { return .disabledButton }
    return action.style == .destructive ? .refused : .button
  }
}

extension String {
  /// The text in lines of at most `width` columns; the last line of a text that is cut says so.
  fileprivate func lines(of width: Int, atMost count: Int) -> [String] {
    let lines = wrapped(to: width).filter { !$0.isEmpty }
    guard lines.count > count else { return lines }
    var kept = Array(lines.prefix(max(0, count)))
    if let last = kept.popLast()?.truncated(to: width - 2) {
      kept.append(last.hasSuffix("…") ? last : last + " …")
    }
    return kept
  }
}

extension AlertAction {
  var mark: String { isEnabled ? "[\(title ?? "")]" : "(\(title ?? ""))" }
}
