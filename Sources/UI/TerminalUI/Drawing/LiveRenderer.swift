import Foundation
import HeadlessUI

/// Draws a window as a live screen: a pure function of the window, where the person is, and what
/// the status line says.
///
/// The first line is the front screen's bar, the last one the status line; the window's own height
/// is what lies between.
@MainActor
struct LiveRenderer {
  let size: GridSize

  /// The least size in which anything can be told from anything.
  static let smallest = GridSize(columns: 20, rows: 5)

  var isLargeEnough: Bool {
    size.columns >= Self.smallest.columns && size.rows >= Self.smallest.rows
  }

  /// The size in points of the window that lies between bar and status line.
  var windowSize: CGSize {
    CGSize(
      width: CGFloat(size.columns) * ScreenRenderer.pointsPerColumn,
      height: CGFloat(size.rows - 2) * ScreenRenderer.pointsPerRow)
  }

  /// What is shown where the size is too small.
  var apology: CellGrid {
    var grid = CellGrid(size)
    let text = "The window is too small: \(Self.smallest.columns)×\(Self.smallest.rows) at least."
    for (row, line) in text.wrapped(to: size.columns).enumerated() {
      grid.write(line, row: row, column: 0)
    }
    return grid
  }

  func render(
    _ window: Window, _ look: LiveLook, status: StatusLine, keys: [KeyHint]? = nil
  ) -> CellGrid {
    window.layoutIfNeeded()
    var canvas = Canvas(grid: CellGrid(size), numbersRows: false, live: look)
    let whole = GridRect(column: 0, row: 0, columns: size.columns, rows: size.rows - 1)
    let front = FrontScreen(window: window)
    canvas.clip = 0..<whole.endRow
    if let base = front.base { canvas.draw(base, in: whole) }
    for panel in front.panels { draw(panel, on: &canvas) }
    canvas.clip = nil
    if let alert = front.alert { canvas.draw(alert, in: whole) }
    if let keys { canvas.draw(keys, in: whole) }
    canvas.draw(status, in: GridRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1))
    return canvas.grid
  }

  /// Draws a presented screen into its frame, its bar into the frame's upper edge.
  private func draw(_ panel: ViewController, on canvas: inout Canvas) {
    guard let view = panel.viewIfLoaded else { return }
    let row = ScreenRenderer.pointsPerRow
    let inner = GridRect(
      column: Int(view.frame.minX / ScreenRenderer.pointsPerColumn),
      row: Int((view.frame.minY / row).rounded()) + 1,
      columns: Int(view.frame.width / ScreenRenderer.pointsPerColumn),
      rows: Int((view.frame.height / row).rounded()))
    let outer = inner.inset(columns: -PanelGeometry.edgeColumns, rows: -1)
    canvas.drawFrame(outer)
    let stack = panel as? NavigationController
    if let stack, let top = stack.topViewController, !stack.isNavigationBarHidden {
      let bar = GridRect(
        column: outer.column + 2, row: outer.row, columns: outer.columns - 4, rows: 1)
      canvas.drawLiveBar(of: top, in: stack, bar, title: .panelTitle)
    }
    guard let content = stack?.topViewController?.viewIfLoaded ?? panel.viewIfLoaded else { return }
    var shifted = inner
    shifted.row -= hiddenLines(of: content, in: inner)
    shifted.rows += inner.row - shifted.row
    canvas.clip = inner.row..<inner.endRow
    canvas.draw(content, in: shifted)
    canvas.clip = nil
  }

  /// How many lines are out of sight above, so that what is typed into is in sight.
  private func hiddenLines(of content: View, in rect: GridRect) -> Int {
    guard let input = content.window?.firstResponder as? View, input.isDescendant(of: content)
    else { return 0 }
    let y = input.convert(input.bounds.origin, to: content).y
    return max(0, Int((y / ScreenRenderer.pointsPerRow).rounded()) + 1 - rect.rows)
  }
}
