import HeadlessUI

/// The text for a key and its effect in the footer.
typealias KeyHint = (key: String, title: String)

/// The state of a live screen that the window does not contain.
struct LiveLook {
  /// The number of animation steps of the activity indicators so far.
  var tick = 0
  /// The table in which the arrow keys move the highlight.
  var frontTable: AnyObject?
  /// The button, bar item or alert action that Return presses.
  var focus: AnyObject?
  /// The status text of the app. A table footer with the same text is not drawn.
  var status = ""
  /// The position in a long list, such as "12 of 340".
  var position = ""
  var isBusy = false
  var search: RowSearch?
  /// The keys of the footer. If space is short, the last key is removed last.
  var hints: [KeyHint] = []
  /// The keys in the list of all keys, or an empty array if that list is closed.
  var keys: [KeyHint] = []
  /// The title of the list of keys.
  var keysTitle = "Keys"

  var spinner: String {
    let steps = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    return steps[tick % steps.count]
  }
}

extension Canvas {
  /// Draws the footer of a live screen: the status and the keys, on one line or two.
  ///
  /// If space is short, the last key is removed last.
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
