import Foundation
import HeadlessUI

/// Draws a window of the headless stage as characters: a pure function from what the window shows
/// to a grid of cells.
///
///     let grid = ScreenRenderer(size: .standard).render(window)
///     print(grid.lines.joined(separator: "\n"))
///
/// A line of text stands for 44 points, UIKit's standard row, and a column for 8: a window of
/// ``windowSize`` fills the grid. Navigation bars, tables and alerts are drawn as such; all other
/// views stand where their frames are.
@MainActor
public struct ScreenRenderer {
  /// The size of the grid.
  public let size: GridSize
  /// Whether each row of a table is numbered, from 1: for programs whose commands name rows.
  public let numbersRows: Bool

  /// A renderer for grids of this size.
  public init(size: GridSize, numbersRows: Bool = false) {
    self.size = size
    self.numbersRows = numbersRows
  }

  static let pointsPerColumn: CGFloat = 8
  static let pointsPerRow: CGFloat = 44

  /// The size in points of the window that fills the grid.
  public var windowSize: CGSize {
    CGSize(
      width: CGFloat(size.columns) * Self.pointsPerColumn,
      height: CGFloat(size.rows) * Self.pointsPerRow)
  }

  /// What `window` shows now.
  public func render(_ window: Window) -> CellGrid {
    window.layoutIfNeeded()
    var canvas = Canvas(grid: CellGrid(size), numbersRows: numbersRows)
    var shown: [ViewController] = []
    var next = window.rootViewController
    while let controller = next, shown.last !== controller {
      shown.append(controller)
      next = controller.presentedViewController
    }
    let screens = shown.filter { !($0 is AlertController) }
    let whole = GridRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    if let screen = screens.last { canvas.draw(screen, in: whole) }
    if let alert = shown.last as? AlertController { canvas.draw(alert, in: whole) }
    return canvas.grid
  }
}
