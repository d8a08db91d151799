extension Canvas {
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
