public import Foundation
public import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Draws a HeadlessUI window as characters.
///
///     let grid = ScreenRenderer(size: .standard).render(window)
///     print(grid.lines.joined(separator: "\n"))
///
/// A line of text is 44 points high, like a standard row in UIKit. A column is 8 points wide.
@MainActor
public struct ScreenRenderer {
  /// The size of the grid.
  public let size: GridSize
  /// Whether each table row is numbered, for commands that contain row numbers.
  public let numbersRows: Bool

  static let pointsPerColumn: CGFloat = 8
  static let pointsPerRow: CGFloat = 44

  /// Creates a renderer for grids of this size.
  public init(size: GridSize, numbersRows: Bool = false) {
    self.size = size
    self.numbersRows = numbersRows
  }

  /// The size in points of a window that fills the grid.
  public var windowSize: CGSize { Self.points(size) }

  static func points(_ size: GridSize) -> CGSize {
    CGSize(
      width: CGFloat(size.columns) * pointsPerColumn, height: CGFloat(size.rows) * pointsPerRow)
  }

  /// Returns the content of the window as characters.
  public func render(_ window: Window) -> CellGrid {
    window.layoutIfNeeded()
    var canvas = Canvas(size, numbersRows: numbersRows)
    let front = FrontScreen(window: window)
    if let screen = front.screen { canvas.draw(screen, in: canvas.whole) }
    if let alert = front.alert { canvas.draw(alert, in: canvas.whole) }
    return canvas.grid
  }

  private func points(rows: Int) -> CGSize {
    CGSize(
      width: CGFloat(size.columns) * Self.pointsPerColumn,
      height: CGFloat(rows) * Self.pointsPerRow)
  }
}

// MARK: Live screens: a bar of one line, the window, and a footer

extension ScreenRenderer {
  /// The message for a terminal that is too small, or nil if the size is sufficient.
  var tooSmallFrame: CellGrid? {
    guard size.columns < 20 || size.rows < 5 else { return nil }
    var grid = CellGrid(size)
    let lines = "The window is too small: 20×5 at least.".wrapped(to: size.columns)
    for (row, line) in lines.enumerated() { grid.write(line, row: row, column: 0) }
    return grid
  }

  /// The number of footer lines. A screen of few rows shows the status and the keys on one line.
  private var footerLines: Int { size.rows < 12 ? 1 : 2 }

  /// The size in points of the window between the bar and the footer.
  var liveWindowSize: CGSize { points(rows: size.rows - 1 - footerLines) }

  /// Returns the content of a live screen. Presented screens are panels over the base screen.
  func render(_ window: Window, _ look: LiveLook) -> CellGrid {
    window.layoutIfNeeded()
    var canvas = Canvas(grid: CellGrid(size), numbersRows: false, look: look)
    var body = canvas.whole
    body.rows -= footerLines
    let front = FrontScreen(window: window)
    canvas.clipped(to: body) { canvas in
      if let base = front.base { canvas.draw(base, in: body) }
      for panel in front.panels { draw(panel, on: &canvas) }
      if let alert = front.alert { canvas.draw(alert, in: body) }
      if !look.keys.isEmpty { canvas.draw(look.keys, titled: look.keysTitle, in: body) }
    }
    canvas.drawFooter(look, in: canvas.whole.dropFirst(body.rows))
    return canvas.grid
  }

  /// Draws a frame around a presented screen, with its bar in the upper edge.
  private func draw(_ panel: ViewController, on canvas: inout Canvas) {
    guard let view = panel.viewIfLoaded else { return }
    var inner = canvas.part(of: canvas.whole, for: view)
    inner.row += 1
    let outer = inner.inset(columns: -PanelLayout.edgeColumns, rows: -1)
    canvas.drawFrame(outer)
    let stack = panel as? NavigationController
    if let stack, !stack.isNavigationBarHidden {
      canvas.drawBar(of: stack, in: outer.inset(columns: 2), .bold)
    }
    if let stack { inner = inner.dropFirst(canvas.drawSearchBar(of: stack, in: inner)) }
    let content = stack?.topViewController?.viewIfLoaded ?? view
    var scrolled = inner
    let hidden = hiddenLines(of: content, in: inner)
    scrolled.row -= hidden
    scrolled.rows += hidden
    canvas.clipped(to: inner) { $0.draw(content, in: scrolled) }
  }

  /// Returns the number of lines by which a low panel scrolls to show the first responder.
  private func hiddenLines(of content: View, in rect: GridRect) -> Int {
    guard let input = content.window?.firstResponder as? View, input.isDescendant(of: content)
    else { return 0 }
    let y = input.convert(input.bounds.origin, to: content).y
    return max(0, Int((y / Self.pointsPerRow).rounded()) + 1 - rect.rows)
  }
}
