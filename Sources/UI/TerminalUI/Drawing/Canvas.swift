import HeadlessUI

/// A rectangle of cells in a `CellGrid`.
struct GridRect: Equatable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  var endColumn: Int { column + columns }
  var endRow: Int { row + rows }

  func dropFirst(_ count: Int) -> GridRect {
    GridRect(column: column, row: row + count, columns: columns, rows: max(0, rows - count))
  }

  func inset(columns: Int = 0, rows: Int = 0) -> GridRect {
    GridRect(
      column: column + columns, row: row + rows, columns: max(0, self.columns - 2 * columns),
      rows: max(0, self.rows - 2 * rows))
  }
}

/// A `CellGrid` and the methods that draw on the grid.
@MainActor
struct Canvas {
  private(set) var grid: CellGrid
  var numbersRows = false
  /// The live screen, or nil if a script prints the screen.
  var live: LiveScreen?
  /// The rows of the grid that the drawing methods can change.
  private var clip: Range<Int>

  init(_ size: GridSize, numbersRows: Bool = false, live: LiveScreen? = nil) {
    grid = CellGrid(size)
    clip = 0..<size.rows
    self.numbersRows = numbersRows
    self.live = live
  }

  var whole: GridRect {
    GridRect(column: 0, row: 0, columns: grid.size.columns, rows: grid.size.rows)
  }

  /// Returns the style of a button: `.focused` if it has the focus, otherwise `plain` or
  /// `disabled`.
  func style(of button: any MarkedButton, _ plain: CellStyle, disabled: CellStyle = .dim)
    -> CellStyle
  {
    live?.focus === button ? .focused : button.isEnabled ? plain : disabled
  }

  // MARK: Text

  /// Writes text, and returns the column after the text.
  ///
  /// By default, the text is written at the beginning of `rect`.
  @discardableResult
  mutating func write(
    _ text: String, row: Int? = nil, column: Int? = nil, in rect: GridRect,
    style: CellStyle = .plain
  ) -> Int {
    let (row, column) = (row ?? rect.row, column ?? rect.column)
    guard row >= rect.row, row < rect.endRow, clip.contains(row) else { return column }
    return grid.write(
      text, row: row, column: max(column, rect.column), limit: rect.endColumn, style: style)
  }

  mutating func write(
    _ text: String, row: Int? = nil, aligned: NSTextAlignment, in rect: GridRect,
    style: CellStyle = .plain
  ) {
    let space = rect.columns - text.columns
    let indent = aligned == .right ? space : aligned == .center ? space / 2 : 0
    write(text, row: row, column: rect.column + indent, in: rect, style: style)
  }

  /// Fills a row, by default the first row of `rect`.
  mutating func fill(_ row: Int? = nil, in rect: GridRect, style: CellStyle = .plain) {
    write(String(repeating: " ", count: rect.columns), row: row, in: rect, style: style)
  }

  /// Calls `draw`, which can then draw only in the rows of `rect`.
  mutating func clipped(to rect: GridRect, _ draw: (inout Canvas) -> Void) {
    let before = clip
    clip = (rect.row..<rect.endRow).clamped(to: before)
    draw(&self)
    clip = before
  }

  // MARK: Controllers and bars

  mutating func draw(_ controller: UIViewController, in rect: GridRect) {
    guard let stack = controller as? UINavigationController else {
      if let view = controller.viewIfLoaded { draw(view, in: rect) }
      return
    }
    guard let top = stack.topViewController else { return }
    guard !stack.isNavigationBarHidden else { return draw(top, in: rect) }
    fill(in: rect, style: .bar)
    drawBar(of: stack, in: rect.inset(columns: 1), .bar)
    if live == nil {
      write(String(repeating: "─", count: rect.columns), row: rect.row + 1, in: rect)
    }
    let bar = live == nil ? 2 : 1
    draw(top, in: rect.dropFirst(bar + drawSearchBar(of: stack, in: rect.dropFirst(bar))))
  }

  /// Draws the title and the items of a navigation bar in one line.
  ///
  /// If space is short, the outermost items have priority, then the title, then the other items.
  mutating func drawBar(of stack: UINavigationController, in rect: GridRect, _ style: CellStyle) {
    guard let item = stack.topViewController?.navigationItem else { return }
    let (plain, disabled): (CellStyle, CellStyle) =
      style == .bar ? (.barItem, .disabledBarItem) : (.bold, .dim)
    let title = item.title ?? ""
    var (start, end) = (rect.column, rect.endColumn)
    if let back = stack.backTitle { start = write("‹ " + back, in: rect, style: plain) + 2 }
    let right = (item.rightBarButtonItems ?? []).enumerated().map { ($0, $1, false) }
    let left = (item.leftBarButtonItems ?? []).enumerated().map { ($0, $1, true) }
    for (place, item, isLeft) in (right + left).sorted(by: { $0.0 < $1.0 }) {
      let width = item.mark.columns
      guard start + width + (place == 0 ? 0 : title.columns + 2) <= end else { continue }
      write(
        item.mark, column: isLeft ? start : end - width, in: rect,
        style: self.style(of: item, plain, disabled: disabled))
      if isLeft { start += width + 2 } else { end -= width + 2 }
    }
    let centred = rect.column + (rect.columns - title.columns) / 2
    let column = min(max(centred, start), end - title.columns)
    if column >= start { write(title, column: column, in: rect, style: style) }
  }

  // MARK: Views

  mutating func draw(_ view: UIView, in rect: GridRect) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    // A navigation controller inside another controller is drawn with its own bar.
    if let stack = view.next as? UINavigationController { return draw(stack, in: rect) }
    switch view {
    case let table as UITableView:
      draw(table, in: rect)
      drawRefresh(of: table, in: rect)
    case let cell as UICollectionViewCell: draw(cell, in: rect)
    case let label as UILabel: draw(label, in: rect)
    case let field as UITextField: draw(field, nameWidth: field.nameWidthAmongSiblings, in: rect)
    case let text as UITextView: draw(text, in: rect)
    case let button as any MarkedButton:
      write(button.mark, in: rect, style: style(of: button, .bold))
    case let indicator as UIActivityIndicatorView:
      if indicator.isAnimating { drawSpinner(in: rect) }
    case let scroll as UIScrollView:
      let hidden = Int((scroll.contentOffset.y / ScreenRenderer.pointsPerRow).rounded())
      var moved = rect
      moved.row -= hidden
      moved.rows += hidden
      clipped(to: rect) { canvas in
        for subview in scroll.subviews {
          canvas.draw(subview, in: canvas.part(of: moved, for: subview))
        }
      }
      drawRefresh(of: scroll, in: rect)
    default:
      for subview in view.subviews { draw(subview, in: part(of: rect, for: subview)) }
    }
  }

  /// Returns the cells of a subview's frame up to the right and bottom edges of its superview.
  func part(of rect: GridRect, for subview: UIView) -> GridRect {
    let frame = subview.frame
    // If a layout has no space, the frame may be the null rectangle, which is at infinity.
    guard !frame.isNull, !frame.isInfinite else { return rect.inset(rows: rect.rows) }
    let column = Int((frame.minX / ScreenRenderer.pointsPerColumn).rounded())
    let row = Int((frame.minY / ScreenRenderer.pointsPerRow).rounded())
    let columns = Int((frame.width / ScreenRenderer.pointsPerColumn).rounded())
    let rows = Int((frame.height / ScreenRenderer.pointsPerRow).rounded(.up))
    return GridRect(
      column: rect.column + column, row: rect.row + row,
      columns: max(0, min(columns, rect.columns - column)),
      rows: max(0, min(rows, rect.rows - row)))
  }

  private mutating func draw(_ label: UILabel, in rect: GridRect) {
    let text = label.text ?? ""
    let lines = label.numberOfLines == 1 ? [text] : text.wrapped(to: rect.columns)
    for (row, line) in zip(rect.row..., lines) {
      write(line, row: row, aligned: label.textAlignment, in: rect)
    }
  }

  /// Draws the name and the text of a field. A long text scrolls with the caret.
  mutating func draw(_ field: UITextField, nameWidth: Int, in rect: GridRect) {
    let isActive = field.isFirstResponder
    let width = min(nameWidth, max(0, rect.columns / 2))
    let name = field.nameOnScreen.truncated(to: width) + (live == nil ? ":" : "")
    write(name, in: rect, style: isActive ? .header : .detail)
    var part = rect
    part.column += width == 0 ? 0 : width + 2
    part.columns = max(0, rect.endColumn - part.column - 1)
    if live != nil { fill(in: part, style: .field) }
    let text = field.text ?? ""
    let caret = field.caretIndex
    var before = String(text[..<caret])
    while before.columns > max(0, part.columns - 1), !before.isEmpty { before.removeFirst() }
    let column = write(before, in: part, style: .field)
    write(String(text[caret...]), column: column, in: part, style: .field)
    guard isActive else { return }
    let marked = live == nil ? "▏" : text[caret...].first.map(String.init) ?? " "
    write(marked, column: column, in: part, style: .caret)
  }

  private mutating func draw(_ view: UITextView, in rect: GridRect) {
    let lines = view.text.wrapped(to: max(1, rect.columns))
    for (row, line) in zip(rect.row..., lines) { write(line, row: row, in: rect) }
  }
}

extension UITextField {
  /// The field's name, which is drawn beside the field.
  var nameOnScreen: String { accessibilityLabel ?? placeholder ?? "" }

  /// The longest name's width among the visible fields of the superview.
  fileprivate var nameWidthAmongSiblings: Int {
    let fields = superview?.subviews.compactMap { $0 as? UITextField } ?? [self]
    return fields.filter { !$0.isHidden }.map(\.nameOnScreen.columns).max() ?? 0
  }
}
