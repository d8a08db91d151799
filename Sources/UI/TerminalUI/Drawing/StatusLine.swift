/// What the last line says.
struct StatusLine {
  /// The keys at the left; where there is little room, all but the last give way from the end.
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
    for hint in status.hints.fitting(left.columns) {
      write(hint.key, row: rect.row, column: column, in: left, style: .statusKey)
      let title = column + hint.key.columns + 1
      write(hint.title, row: rect.row, column: title, in: left, style: .status)
      column += hint.columns + 2
    }
  }
}

extension [KeyHint] {
  /// The hints for which there is room. The last one, which leads to all others, stays longest.
  fileprivate func fitting(_ columns: Int) -> [KeyHint] {
    var hints = self
    while hints.map(\.columns).reduce(0, +) + 2 * (hints.count - 1) > columns, !hints.isEmpty {
      hints.remove(at: Swift.max(0, hints.count - 2))
    }
    return hints
  }
}
