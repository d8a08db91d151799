import Foundation
import HeadlessUI

/// The grid while it is drawn.
@MainActor
struct Canvas {
  var grid: CellGrid
  let numbersRows: Bool
  /// How a live screen is drawn; nil where a picture is, as scripts print it.
  var live: LiveLook?
  /// Nothing is written above or below; all may be where it is nil.
  var clip: Range<Int>?

  mutating func write(
    _ text: String, row: Int, column: Int, in rect: GridRect, style: CellStyle = .plain
  ) {
    guard row >= rect.row, row < rect.endRow, clip?.contains(row) ?? true else { return }
    grid.write(
      text, row: row, column: max(column, rect.column), limit: rect.endColumn, style: style)
  }

  mutating func writeCentred(
    _ text: String, row: Int, in rect: GridRect, style: CellStyle = .plain
  ) {
    let column = rect.column + (rect.columns - text.columns) / 2
    write(text, row: row, column: column, in: rect, style: style)
  }

  mutating func writeAtEnd(
    _ text: String, row: Int, in rect: GridRect, style: CellStyle = .plain
  ) {
    write(text, row: row, column: rect.endColumn - text.columns, in: rect, style: style)
  }

  /// Blanks a row of the part, in a style.
  mutating func fill(_ row: Int, in rect: GridRect, style: CellStyle) {
    let blank = String(repeating: " ", count: rect.columns)
    write(blank, row: row, column: rect.column, in: rect, style: style)
  }

  mutating func draw(_ controller: ViewController, in rect: GridRect) {
    guard let stack = controller as? NavigationController else {
      if let view = controller.viewIfLoaded { draw(view, in: rect) }
      return
    }
    guard let top = stack.topViewController else { return }
    guard !stack.isNavigationBarHidden else { return draw(top, in: rect) }
    guard live == nil else { return drawLiveStack(stack, top, in: rect) }
    drawBar(of: top, in: stack, rect)
    draw(top, in: rect.dropFirst(2))
  }

  private mutating func drawBar(
    of top: ViewController, in stack: NavigationController, _ rect: GridRect
  ) {
    let item = top.navigationItem
    var left = (item.leftBarButtonItems ?? []).map(\.mark)
    if let back = stack.backTitle { left = ["‹ " + back] }
    let right = (item.rightBarButtonItems ?? []).map(\.mark)
    let inner = GridRect(
      column: rect.column + 1, row: rect.row, columns: max(0, rect.columns - 2), rows: rect.rows)
    // UIKit keeps the items at the right from the right: the first of them is the outermost.
    let end = right.joinedFitting(inner.columns, outwards: true)
    let start = left.joinedFitting(inner.columns - end.columns - 2)
    let title = item.title ?? ""
    let side = max(start.columns, end.columns) + 1
    if title.columns + 2 * side <= inner.columns {
      writeCentred(title, row: rect.row, in: inner)
    } else if title.columns + start.columns + end.columns + 4 <= inner.columns {
      write(title, row: rect.row, column: inner.column + start.columns + 2, in: inner)
    }
    write(start, row: rect.row, column: inner.column, in: inner)
    writeAtEnd(end, row: rect.row, in: inner)
    write(String(repeating: "─", count: rect.columns), row: rect.row + 1, column: 0, in: rect)
  }

  mutating func draw(_ view: View, in rect: GridRect) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    // A view's next responder is its controller: a stack in a column draws its bar there.
    if let stack = view.next as? NavigationController { return draw(stack, in: rect) }
    if live != nil, drawLive(view, in: rect) { return }
    switch view {
    case let table as TableView: drawTable(table, in: rect)
    case let label as Label: drawLabel(label, in: rect)
    case let button as Button:
      write(button.mark, row: rect.row, column: rect.column, in: rect)
    case let field as TextField: drawField(field, in: rect)
    case let text as TextView: drawText(text, in: rect)
    case let indicator as ActivityIndicatorView:
      if indicator.isAnimating { writeCentred("◌ …", row: rect.row, in: rect) }
    default:
      for subview in view.subviews { draw(subview, in: part(of: rect, for: subview)) }
    }
  }

  /// Where a subview stands: its frame in cells, cut off at the part that its superview has.
  func part(of rect: GridRect, for subview: View) -> GridRect {
    let frame = subview.frame
    // A layout that was given no room may answer with the null rectangle, which is at infinity.
    guard !frame.isNull, !frame.isInfinite else {
      return GridRect(column: rect.column, row: rect.row, columns: 0, rows: 0)
    }
    let column = Int((frame.minX / ScreenRenderer.pointsPerColumn).rounded())
    let row = Int((frame.minY / ScreenRenderer.pointsPerRow).rounded())
    let columns = Int((frame.width / ScreenRenderer.pointsPerColumn).rounded())
    let rows = Int((frame.height / ScreenRenderer.pointsPerRow).rounded(.up))
    return GridRect(
      column: rect.column + column, row: rect.row + row,
      columns: min(columns, rect.columns - column), rows: min(rows, rect.rows - row))
  }

  private mutating func drawLabel(_ label: Label, in rect: GridRect) {
    let text = label.text ?? ""
    let lines = label.numberOfLines == 1 ? [text] : text.wrapped(to: rect.columns)
    for (row, line) in zip(rect.row..<max(rect.row, rect.endRow), lines) {
      switch label.textAlignment {
      case .center: writeCentred(line, row: row, in: rect)
      case .right: writeAtEnd(line, row: row, in: rect)
      default: write(line, row: row, column: rect.column, in: rect)
      }
    }
  }

  private mutating func drawField(_ field: TextField, in rect: GridRect) {
    let name = field.placeholder ?? field.accessibilityLabel ?? ""
    let text = field.text ?? ""
    write(
      "\(name): \(text)\(field.isFirstResponder ? "▏" : "")", row: rect.row,
      column: rect.column, in: rect)
  }

  private mutating func drawText(_ view: TextView, in rect: GridRect) {
    for (offset, line) in view.text.wrapped(to: rect.columns).enumerated() {
      write(line, row: rect.row + offset, column: rect.column, in: rect)
    }
  }
}

extension BarButtonItem {
  var mark: String {
    let name = accessibilityLabel ?? ""
    return isEnabled ? "[\(name)]" : "(\(name))"
  }
}

extension Button {
  var mark: String { isEnabled ? "[\(currentTitle ?? "")]" : "(\(currentTitle ?? ""))" }
}

extension [String] {
  /// As many of the texts as fit whole into so many columns, from the first on, with two spaces
  /// between them.
  fileprivate func joinedFitting(_ columns: Int, outwards: Bool = false) -> String {
    var text = ""
    for next in self {
      let longer =
        text.isEmpty ? next : outwards ? next + "  " + text : text + "  " + next
      guard longer.columns <= columns else { break }
      text = longer
    }
    return text
  }
}

extension String {
  /// How many columns of a terminal the text takes.
  var columns: Int { reduce(0) { $0 + $1.visible.columns } }
}
