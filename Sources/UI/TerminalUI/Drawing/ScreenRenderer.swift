public import Foundation
public import HeadlessUI

/// A renderer that draws a HeadlessUI window as characters.
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
  public func render(_ window: UIWindow) -> CellGrid {
    window.layoutIfNeeded()
    var canvas = Canvas(size, numbersRows: numbersRows)
    let front = FrontScreen(window: window)
    if let screen = front.screen { canvas.draw(screen, in: canvas.whole) }
    if let alert = front.alert { canvas.draw(alert, in: canvas.whole) }
    return canvas.grid
  }

  /// Returns the content of the window as text, without empty lines at its end.
  public func picture(of window: UIWindow) -> String {
    var lines = render(window).lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}
