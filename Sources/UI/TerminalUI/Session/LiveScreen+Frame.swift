import HeadlessUI

// A frame of a live screen: a bar of one line, the window, and a footer.
extension LiveScreen {
  /// Returns the frame for a terminal of this size.
  ///
  /// Presented screens are panels over the base screen. The footer has two lines, or one line if
  /// the terminal has fewer than 12 lines.
  func frame(of size: GridSize) -> CellGrid {
    var canvas = Canvas(size, live: self)
    var body = canvas.whole
    guard size.columns >= 20, size.rows >= 5 else {
      let lines = "The window is too small: 20×5 at least.".wrapped(to: size.columns)
      for (row, line) in lines.enumerated() { canvas.write(line, row: row, in: body) }
      return canvas.grid
    }
    body.rows -= size.rows < 12 ? 1 : 2
    arrange(ScreenRenderer.points(GridSize(columns: size.columns, rows: body.rows - 1)))
    let front = front
    canvas.clipped(to: body) { canvas in
      if let base = front.base { canvas.draw(base, in: body) }
      for panel in front.panels { draw(panel, on: &canvas) }
      if let alert = front.alert { canvas.draw(alert, in: body) }
      if showsKeys { canvas.draw(allKeys, titled: "Keys", in: body) }
    }
    canvas.drawFooter(of: self, in: canvas.whole.dropFirst(body.rows))
    return canvas.grid
  }

  /// Draws a frame around a presented screen, with its bar in the upper edge.
  private func draw(_ panel: UIViewController, on canvas: inout Canvas) {
    guard let view = panel.viewIfLoaded else { return }
    var inner = canvas.part(of: canvas.whole, for: view)
    inner.row += 1
    let outer = inner.inset(columns: -PanelLayout.edgeColumns, rows: -1)
    canvas.drawFrame(outer)
    let stack = panel as? UINavigationController
    if let stack, !stack.isNavigationBarHidden {
      canvas.drawBar(of: stack, in: outer.inset(columns: 2), .bold)
    }
    let content = stack?.topViewController?.viewIfLoaded ?? view
    var scrolled = inner
    let hidden = hiddenLines(of: content, in: inner)
    scrolled.row -= hidden
    scrolled.rows += hidden
    canvas.clipped(to: inner) { $0.draw(content, in: scrolled) }
  }

  /// Returns the number of lines by which a panel scrolls to show the first responder.
  private func hiddenLines(of content: UIView, in rect: GridRect) -> Int {
    guard let input = window.firstResponder as? UIView, input.isDescendant(of: content)
    else { return 0 }
    let y = input.convert(input.bounds.origin, to: content).y
    return max(0, Int((y / ScreenRenderer.pointsPerRow).rounded()) + 1 - rect.rows)
  }

  /// Lays out the window and its panels, and highlights a row of each table.
  private func arrange(_ size: CGSize) {
    window.settle()
    if window.bounds.size != size { keyboard.rotate(to: size) }
    window.layoutIfNeeded()
    window.useLinesAsRows()
    let height = window.arrangePanels()
    if keyboard.height != height { keyboard.changeHeight(to: height) }
    focusNewScreen()
    window.layoutIfNeeded()
    for case let table as UITableView in window.shownViews { cursor.follow(table) }
    window.layoutIfNeeded()
  }

  /// Focuses the first field of a new form.
  private func focusNewScreen() {
    let front = front
    guard let screen = front.stacks.last?.topViewController ?? front.screen,
      screen !== focusedScreen
    else { return }
    focusedScreen = screen
    guard front.alert == nil, front.tables.isEmpty, front.input == nil else { return }
    front.inputs.first?.becomeFirstResponder()
  }
}
