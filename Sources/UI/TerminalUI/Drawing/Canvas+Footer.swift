import HeadlessUI

/// A key and its effect, as the user reads them.
typealias KeyHint = (key: String, title: String)

/// The state of a live screen that is not part of its window.
struct LiveLook {
  /// The number of animation steps of the activity indicators so far.
  var tick = 0
  /// The table in which the arrow keys move.
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
  /// The keys of the open list of all keys, or none if the list is closed.
  var keys: [KeyHint] = []
  /// The title of the list of keys.
  var keysTitle = "Keys"

  var spinner: String {
    let steps = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    return steps[tick % steps.count]
  }
}

extension Canvas {
  /// Draws the last lines of a live screen: the status and the keys, on one line or two.
  mutating func drawFooter(_ look: LiveLook, in rect: GridRect) {
    let inner = rect.inset(columns: 1)
    var left = inner.dropFirst(rect.rows - 1)
    var status = (look.isBusy ? look.spinner + " " : "") + (look.search?.status ?? look.status)
    fill(left.row, in: rect.dropFirst(rect.rows - 1), style: .hint)
    if rect.rows > 1 {
      status = status.truncated(to: inner.columns - look.position.columns - 2)
      write(look.position, row: rect.row, aligned: .left, in: inner, style: .dim)
      write(status, row: rect.row, aligned: .right, in: inner)
    } else {
      status = [look.position, status].filter { !$0.isEmpty }.joined(separator: "  ")
        .truncated(to: inner.columns * 2 / 3)
      write(status, row: left.row, aligned: .right, in: inner, style: .hint)
      left.columns -= status.isEmpty ? 0 : status.columns + 2
    }
    var hints = look.hints
    var column = left.column
    if let search = look.search {
      write("/" + search.query, row: left.row, column: column, in: left, style: .hintKey)
      column += search.query.columns + 1
      write(" ", row: left.row, column: column, in: left)
      column += 3
    }
    while !hints.isEmpty, column + hints.columns > left.endColumn {
      hints.remove(at: max(0, hints.count - 2))
    }
    for hint in hints {
      write(hint.key, row: left.row, column: column, in: left, style: .hintKey)
      column += hint.key.columns + 1
      write(hint.title, row: left.row, column: column, in: left, style: .hint)
      column += hint.title.columns + 2
    }
  }
}

extension [KeyHint] {
  /// The width of the hints with two spaces between them.
  fileprivate var columns: Int {
    map { $0.key.columns + 1 + $0.title.columns }.reduce(0, +) + 2 * (count - 1)
  }
}
