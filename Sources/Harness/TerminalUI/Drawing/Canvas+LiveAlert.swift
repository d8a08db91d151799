import HeadlessUI

extension Canvas {
  /// Draws an alert as a framed panel in the middle, over what is there, the button that Return
  /// presses standing out.
  mutating func drawLive(_ alert: AlertController, in rect: GridRect) {
    let widest = max(1, min(60, rect.columns - 6))
    let title = (alert.title ?? "").wrapped(to: widest).filter { !$0.isEmpty }
    let message = (alert.message ?? "").wrapped(to: widest).filter { !$0.isEmpty }
    let fields = alert.textFields ?? []
    let names = fields.map(\.nameOnScreen.columns).max() ?? 0
    let marks = alert.actions.map(\.mark)
    let rowWidth = marks.map(\.columns).reduce(0, +) + 2 * max(0, marks.count - 1)
    let isRow = alert.preferredStyle == .alert && rowWidth <= widest
    let buttonLines = marks.isEmpty ? 0 : isRow ? 1 : marks.count
    let texts = (title + message).map(\.columns) + (isRow ? [rowWidth] : marks.map(\.columns))
    let fieldWidth = fields.isEmpty ? 0 : min(widest, names + 24)
    let inner = min(widest, max(fieldWidth, texts.max() ?? 0))
    let above = title.count + message.count + fields.count
    let lines = above + buttonLines + (above > 0 && buttonLines > 0 ? 1 : 0)
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
    if row > body.row { row += 1 }
    if isRow {
      var column = body.column + (body.columns - rowWidth) / 2
      for action in alert.actions {
        write(action.mark, row: row, column: column, in: body, style: style(of: action))
        column += action.mark.columns + 2
      }
    } else {
      for (offset, action) in alert.actions.enumerated() {
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

  private func style(of action: AlertAction) -> CellStyle {
    if live?.isFocused(action) == true { return .focused }
    if !action.isEnabled { return .disabledButton }
    return action.style == .destructive ? .refused : .button
  }
}

extension AlertAction {
  var mark: String { isEnabled ? "[\(title ?? "")]" : "(\(title ?? ""))" }
}
