/// A key and its effect, as the user reads them.
struct KeyHint: Equatable {
  let key: String
  let title: String

  init(_ key: String, _ title: String) {
    self.key = key
    self.title = title
  }

  var columns: Int { key.columns + 1 + title.columns }
}

/// The last lines of a live screen: the status and the keys.
struct Footer {
  /// The keys. If space is short, all but the last one are left out from the end.
  var hints: [KeyHint]
  /// The status of the app, or of the search.
  var status: String
  /// The position in a long list, such as "12 of 340".
  var position = ""
  var isBusy = false
  /// The text of a search, before the keys.
  var prompt: String?
}

extension Canvas {
  /// Draws a footer of one line or two.
  mutating func draw(_ footer: Footer, in rect: GridRect) {
    let inner = rect.inset(columns: 1)
    var left = inner.dropFirst(rect.rows - 1)
    var status = (footer.isBusy ? (look?.spinner ?? "") + " " : "") + footer.status
    fill(left.row, in: rect, style: .hint)
    if rect.rows > 1 {
      let room = inner.columns - footer.position.columns - 2
      write(footer.position, row: rect.row, column: inner.column, in: inner, style: .dim)
      writeAtEnd(status.truncated(to: room), row: rect.row, in: inner)
    } else {
      status = [footer.position, status].filter { !$0.isEmpty }.joined(separator: "  ")
        .truncated(to: inner.columns * 2 / 3)
      writeAtEnd(status, row: left.row, in: inner, style: .hint)
      left.columns -= status.isEmpty ? 0 : status.columns + 2
    }
    var column = left.column
    if let prompt = footer.prompt {
      write(prompt, row: left.row, column: column, in: left, style: .hintKey)
      column += prompt.columns
      write(" ", row: left.row, column: column, in: left)
      column += 3
    }
    for hint in footer.hints.fitting(left.endColumn - column) {
      write(hint.key, row: left.row, column: column, in: left, style: .hintKey)
      let title = column + hint.key.columns + 1
      write(hint.title, row: left.row, column: title, in: left, style: .hint)
      column += hint.columns + 2
    }
  }
}

extension [KeyHint] {
  /// Returns the hints that fit. The last one, which lists all keys, is left out last.
  fileprivate func fitting(_ columns: Int) -> [KeyHint] {
    var hints = self
    while hints.map(\.columns).reduce(0, +) + 2 * (hints.count - 1) > columns, !hints.isEmpty {
      hints.remove(at: Swift.max(0, hints.count - 2))
    }
    return hints
  }
}
