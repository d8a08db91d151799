import HeadlessUI

extension Canvas {
  /// Draws a stack with a bar of one line above its top.
  mutating func drawLiveStack(
    _ stack: NavigationController, _ top: ViewController, in rect: GridRect
  ) {
    fill(rect.row, in: rect, style: .bar)
    drawLiveBar(of: top, in: stack, rect.inset(columns: 1), title: .bar)
    draw(top, in: rect.dropFirst(1))
  }

  /// Draws title and items into the first line of the part, over what is there.
  mutating func drawLiveBar(
    of top: ViewController, in stack: NavigationController, _ rect: GridRect, title style: CellStyle
  ) {
    let item = top.navigationItem
    let title = item.title ?? ""
    var start = rect.column
    if let back = stack.backTitle {
      write("‹ " + back, row: rect.row, column: start, in: rect, style: style.asBarItem)
      start += back.columns + 4
    }
    // Where there is little room the outermost items go in, then the title, then other items.
    var end = rect.endColumn
    for (place, item) in (item.leftBarButtonItems ?? []).enumerated() {
      guard start + item.mark.columns + (place == 0 ? 0 : title.columns + 2) < end else { break }
      draw(item, row: rect.row, column: start, in: rect, style)
      start += item.mark.columns + 1
    }
    for (place, item) in (item.rightBarButtonItems ?? []).enumerated() {
      guard end - item.mark.columns - (place == 0 ? 0 : title.columns + 2) >= start else { break }
      end -= item.mark.columns
      draw(item, row: rect.row, column: end, in: rect, style)
      end -= 1
    }
    let centred = rect.column + (rect.columns - title.columns) / 2
    let column = min(max(centred, start + 1), end - title.columns - 1)
    if column >= start { write(title, row: rect.row, column: column, in: rect, style: style) }
  }

  private mutating func draw(
    _ item: BarButtonItem, row: Int, column: Int, in rect: GridRect, _ style: CellStyle
  ) {
    let isFocused = live?.isFocused(item) ?? false
    let look = isFocused ? .focused : item.isEnabled ? style.asBarItem : style.asDisabledBarItem
    write(item.mark, row: row, column: column, in: rect, style: look)
  }
}

extension CellStyle {
  /// An item beside a title of this style.
  fileprivate var asBarItem: CellStyle { background == nil ? .button : .barItem }
  fileprivate var asDisabledBarItem: CellStyle {
    background == nil ? .disabledButton : .disabledBarItem
  }
}

extension NavigationController {
  /// What the way back is called; nil where there is none.
  var backTitle: String? {
    guard let top = topViewController, !top.navigationItem.hidesBackButton,
      top.navigationItem.leftBarButtonItems?.isEmpty ?? true,
      let below = viewControllers.dropLast().last
    else { return nil }
    return below.navigationItem.backButtonTitle ?? below.navigationItem.title ?? "Back"
  }
}
