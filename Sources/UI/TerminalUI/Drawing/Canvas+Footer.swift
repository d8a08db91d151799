import HeadlessUI

/// The text for a key and its effect in the footer.
typealias KeyHint = (key: String, title: String)

extension Canvas {
  /// Draws the status and the keys of a live screen on one or two lines.
  ///
  /// If the footer is too narrow, keys are dropped from the end, but the last key is kept longest.
  mutating func drawFooter(of live: LiveScreen, in rect: GridRect) {
    let inner = rect.inset(columns: 1)
    var left = inner.dropFirst(rect.rows - 1)
    let position = live.position
    var status = (live.isBusy ? live.spinner + " " : "") + (live.search?.status ?? live.status())
    fill(in: rect.dropFirst(rect.rows - 1), style: .hint)
    if rect.rows > 1 {
      status = status.truncated(to: inner.columns - position.columns - 2)
      write(position, in: inner, style: .dim)
      write(status, aligned: .right, in: inner)
    } else {
      status = [position, status].filter { !$0.isEmpty }.joined(separator: "  ")
        .truncated(to: inner.columns * 2 / 3)
      write(status, aligned: .right, in: left, style: .hint)
      left.columns -= status.isEmpty ? 0 : status.columns + 2
    }
    var column = left.column
    if let search = live.search {
      column = write("/" + search.query, in: left, style: .hintKey)
      column = write(" ", column: column, in: left) + 2
    }
    var hints = live.hints(columns: grid.size.columns)
    func width(_ hint: KeyHint) -> Int { hint.key.columns + hint.title.columns + 3 }
    while !hints.isEmpty, column + hints.map(width).reduce(0, +) - 2 > left.endColumn {
      hints.remove(at: max(0, hints.count - 2))
    }
    for hint in hints {
      column = write(hint.key, column: column, in: left, style: .hintKey) + 1
      column = write(hint.title, column: column, in: left, style: .hint) + 2
    }
  }
}
