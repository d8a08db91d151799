import Foundation
import HeadlessUI

extension Canvas {
  /// Draws what looks otherwise on a live screen; answers whether it did.
  mutating func drawLive(_ view: View, in rect: GridRect) -> Bool {
    switch view {
    case let table as TableView:
      drawLiveTable(table, in: rect)
    case let button as Button:
      let isFocused = live?.isFocused(button) ?? false
      let style: CellStyle = isFocused ? .focused : button.isEnabled ? .button : .disabledButton
      write(button.mark, row: rect.row, column: rect.column, in: rect, style: style)
    case let field as TextField:
      drawLiveField(field, nameWidth: field.nameWidthAmongSiblings, in: rect)
    case let indicator as ActivityIndicatorView:
      guard indicator.isAnimating, let live else { break }
      writeCentred(live.spinner, row: rect.row, in: rect, style: .busy)
    case let text as TextView:
      drawLiveText(text, in: rect)
    case let scroll as ScrollView:
      var moved = rect
      moved.row -= Int((scroll.contentOffset.y / ScreenRenderer.pointsPerRow).rounded())
      for subview in scroll.subviews { draw(subview, in: part(of: moved, for: subview)) }
    default:
      return false
    }
    return true
  }

  /// Draws a name and, from the same column on in all fields of a form, what is typed. Of a text
  /// that is too long the end is shown: that is where it grows.
  mutating func drawLiveField(_ field: TextField, nameWidth: Int, in rect: GridRect) {
    let isActive = field.isFirstResponder
    let width = min(nameWidth, max(0, rect.columns / 2))
    write(
      field.nameOnScreen.truncated(to: width), row: rect.row, column: rect.column, in: rect,
      style: isActive ? .activeFieldName : .fieldName)
    let start = rect.column + (width == 0 ? 0 : width + 2)
    let room = max(0, rect.endColumn - start - 1)
    let blank = String(repeating: " ", count: room)
    write(blank, row: rect.row, column: start, in: rect, style: .field)
    var text = field.text ?? ""
    while text.columns > room - 1, !text.isEmpty { text.removeFirst() }
    write(text, row: rect.row, column: start, in: rect, style: .field)
    if isActive {
      write(" ", row: rect.row, column: start + text.columns, in: rect, style: .caret)
    }
  }

  private mutating func drawLiveText(_ view: TextView, in rect: GridRect) {
    var lines = view.text.wrapped(to: max(1, rect.columns - 1))
    if rect.rows > 0, lines.count > rect.rows { lines.removeFirst(lines.count - rect.rows) }
    for (offset, line) in lines.enumerated() {
      write(line, row: rect.row + offset, column: rect.column, in: rect)
    }
    guard view.isFirstResponder, let last = lines.last else { return }
    write(
      " ", row: rect.row + lines.count - 1, column: rect.column + last.columns, in: rect,
      style: .caret)
  }
}

extension TextField {
  /// What a person calls the field.
  var nameOnScreen: String { accessibilityLabel ?? placeholder ?? "" }

  /// The width of the longest name among the fields that stand beside this one.
  fileprivate var nameWidthAmongSiblings: Int {
    let fields = superview?.subviews.compactMap { $0 as? TextField } ?? [self]
    return fields.filter { !$0.isHidden }.map(\.nameOnScreen.columns).max() ?? 0
  }
}
