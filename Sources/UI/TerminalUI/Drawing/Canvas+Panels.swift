import HeadlessUI

extension Canvas {
  /// Draws an alert as a framed panel in the middle of the screen.
  ///
  /// If space is short, the message is cut first, then the title down to one line, then the last
  /// buttons. If the focused button would be cut, the first buttons are cut instead.
  mutating func draw(_ alert: UIAlertController, in rect: GridRect) {
    let widest = UIAlertController.widestText(in: rect.columns)
    let room = max(1, rect.rows - 2)
    let fields = alert.textFields ?? []
    let isRow = alert.hasButtonRow(in: rect.columns)
    var buttons = isRow ? [alert.actions] : alert.actions.map { [$0] }
    let most = max(1, room - fields.count - 2)
    let focused = buttons.firstIndex { $0.contains { $0 === live?.focus } } ?? 0
    buttons = Array(buttons.dropFirst(max(0, focused + 1 - most)).prefix(most))
    let textRoom = room - fields.count - buttons.count - 1
    let title = (alert.title ?? "").lines(of: widest, atMost: max(1, textRoom))
    let message = (alert.message ?? "").lines(of: widest, atMost: textRoom - title.count)
    let names = fields.map(\.nameOnScreen.columns).max() ?? 0
    let texts = title.map { ($0, CellStyle.bold) } + message.map { ($0, .plain) }
    let widths =
      texts.map(\.0.columns) + buttons.map(\.width) + fields.map { _ in names + 24 }
    let above = texts.count + fields.count
    let gap = above > 0 && above + buttons.count < room ? 1 : 0
    let body = drawPanel(
      columns: min(widest, widths.max() ?? 0), rows: above + gap + buttons.count, in: rect)
    for (row, (text, style)) in zip(body.row..., texts) {
      write(text, row: row, aligned: .center, in: body, style: style)
    }
    for (line, field) in zip(texts.count..., fields) {
      draw(field, nameWidth: names, in: body.dropFirst(line))
    }
    for (row, actions) in zip((body.row + above + gap)..., buttons) {
      var column = body.column + (body.columns - actions.width) / 2
      for action in actions {
        let style = style(of: action, action.style == .destructive ? .refused : .bold)
        column = write(action.mark, row: row, column: column, in: body, style: style) + 2
      }
    }
  }

  /// Draws a list of keys and their effects under a title.
  mutating func draw(_ keys: [KeyHint], titled title: String, in rect: GridRect) {
    let keyWidth = (keys.map(\.key.columns).max() ?? 0) + 2
    let width = keyWidth + (keys.map(\.title.columns).max() ?? 0)
    let lines = max(1, min(keys.count, rect.rows - 2))
    let room = (rect.columns - 4) / (width + 2)
    let columns = max(1, min((keys.count + lines - 1) / lines, room))
    let body = drawPanel(columns: columns * (width + 2) - 2, rows: lines, in: rect)
    write(" \(title) ", row: body.row - 1, aligned: .center, in: rect, style: .bold)
    for (number, hint) in keys.enumerated() where number / lines < columns {
      let column = body.column + (number / lines) * (width + 2)
      let row = body.row + number % lines
      write(hint.key, row: row, column: column, in: body, style: .header)
      write(hint.title, row: row, column: column + keyWidth, in: body)
    }
  }

  /// Draws an empty panel in the middle and returns the rectangle inside its frame.
  private mutating func drawPanel(columns: Int, rows: Int, in rect: GridRect) -> GridRect {
    let panel = GridRect(
      column: rect.column + max(0, rect.columns - columns - 6) / 2,
      row: rect.row + max(0, rect.rows - rows - 2) / 2, columns: columns + 6, rows: rows + 2)
    drawFrame(panel)
    return panel.inset(columns: 3, rows: 1)
  }

  /// Draws a frame and fills the inside with spaces.
  mutating func drawFrame(_ panel: GridRect) {
    let edge = String(repeating: "─", count: max(0, panel.columns - 2))
    for row in panel.row..<panel.endRow {
      fill(row, in: panel)
      write("│", row: row, aligned: .left, in: panel, style: .panelEdge)
      write("│", row: row, aligned: .right, in: panel, style: .panelEdge)
    }
    write("╭\(edge)╮", row: panel.row, aligned: .left, in: panel, style: .panelEdge)
    write("╰\(edge)╯", row: panel.endRow - 1, aligned: .left, in: panel, style: .panelEdge)
  }
}

extension UIAlertController {
  fileprivate static func widestText(in columns: Int) -> Int { max(1, min(60, columns - 6)) }

  /// Returns whether the buttons are drawn side by side on a screen of this width.
  func hasButtonRow(in columns: Int) -> Bool {
    preferredStyle == .alert && actions.width <= Self.widestText(in: columns)
  }
}

extension [UIAlertAction] {
  /// The width in columns of all buttons if they are drawn side by side.
  @MainActor fileprivate var width: Int {
    map(\.mark.columns).reduce(0, +) + 2 * Swift.max(0, count - 1)
  }
}

extension String {
  /// Wraps the text to at most `count` lines. If text is omitted, the last line ends with "…".
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
