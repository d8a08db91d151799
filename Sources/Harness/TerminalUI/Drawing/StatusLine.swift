/// What the last line says.
struct StatusLine {
  /// The keys at the left, the most important ones first.
  var hints: [KeyHint] = []
  /// What the app says at the right.
  var text = ""
  /// Whether something is under way.
  var isBusy = false
  /// What is typed in place of the keys.
  var prompt: String?
}

extension Canvas {
  mutating func draw(_ status: StatusLine, in rect: GridRect) {
    fill(rect.row, in: rect, style: .status)
    let inner = rect.inset(columns: 1)
    let turning = status.isBusy ? (live?.spinner ?? "") + " " : ""
    let text = (turning + status.text).truncated(to: max(0, inner.columns * 2 / 3))
    let end = inner.endColumn - text.columns
    write(text, row: rect.row, column: end, in: inner, style: .status)
    var left = inner
    left.columns = max(0, end - inner.column - (text.isEmpty ? 0 : 2))
    if let prompt = status.prompt {
      let column = left.column + prompt.columns
      write(prompt, row: rect.row, column: left.column, in: left, style: .statusKey)
      write(" ", row: rect.row, column: column, in: left, style: .plain)
      left.column = column + 3
      left.columns = max(0, end - left.column - 2)
    }
    var column = left.column
    for hint in status.hints {
      let width = hint.key.columns + 1 + hint.title.columns
      guard column + width <= left.endColumn else { break }
      write(hint.key, row: rect.row, column: column, in: left, style: .statusKey)
      write(
        hint.title, row: rect.row, column: column + hint.key.columns + 1, in: left, style: .status)
      column += width + 2
    }
  }

  /// Draws the panel of all keys, in as many columns as its height asks for.
  mutating func draw(_ keys: [KeyHint], in rect: GridRect) {
    let keyWidth = keys.map(\.key.columns).max() ?? 0
    let width = keyWidth + 2 + (keys.map(\.title.columns).max() ?? 0)
    let lines = max(1, min(keys.count, rect.rows - 2))
    let room = (rect.columns - 4) / (width + 2)
    let columns = max(1, min((keys.count + lines - 1) / lines, room))
    let panel = GridRect(
      column: rect.column + max(0, rect.columns - columns * (width + 2) - 4) / 2,
      row: rect.row + max(0, rect.rows - lines - 2) / 2, columns: columns * (width + 2) + 4,
      rows: lines + 2)
    drawFrame(panel)
    writeCentred(" Keys ", row: panel.row, in: panel, style: .panelTitle)
    let body = panel.inset(columns: 3, rows: 1)
    for (number, hint) in keys.enumerated() where number / lines < columns {
      let column = body.column + (number / lines) * (width + 2)
      let row = body.row + number % lines
      write(hint.key, row: row, column: column, in: body, style: .header)
      write(hint.title, row: row, column: column + keyWidth + 2, in: body)
    }
  }
}
