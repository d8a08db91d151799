import Foundation
import HeadlessUI

extension Window {
  /// Gives each presented screen the part of the window that its panel has: at the bottom, as high
  /// as what is in it, and never so high that nothing of the base is left.
  ///
  /// - Returns: the height of the highest panel with its frame, in points; 0 where there is none.
  func arrangePanels() -> CGFloat {
    var highest: CGFloat = 0
    for panel in FrontScreen(window: self).panels {
      guard let view = panel.viewIfLoaded else { continue }
      view.layoutIfNeeded()
      let lines = lineCount(bounds.height)
      let most = max(1, lines - PanelGeometry.linesLeft - PanelGeometry.edgeLines)
      let wanted = view.contentReach.map(lineCount) ?? most
      let inner = min(max(1, wanted), most)
      let frame = PanelGeometry.innerFrame(lines: inner, in: bounds)
      if view.frame != frame { view.frame = frame }
      view.layoutIfNeeded()
      highest = max(
        highest, CGFloat(inner + PanelGeometry.edgeLines) * ScreenRenderer.pointsPerRow)
    }
    return highest
  }

  private func lineCount(_ height: CGFloat) -> Int {
    Int((height / ScreenRenderer.pointsPerRow).rounded(.up))
  }

  /// A line is as high as a row: headings, too, so that what a table says of its geometry holds on
  /// a terminal. It is what a text size is on a device, and the user's to choose, not the app's.
  func useLinesAsRows() {
    for case let table as TableView in shownViews {
      if table.rowHeight != ScreenRenderer.pointsPerRow {
        table.rowHeight = ScreenRenderer.pointsPerRow
      }
      if table.sectionHeaderHeight != ScreenRenderer.pointsPerRow {
        table.sectionHeaderHeight = ScreenRenderer.pointsPerRow
      }
    }
  }
}

/// How a panel lies in its window.
@MainActor
enum PanelGeometry {
  /// The frame above and below.
  static let edgeLines = 2
  /// The lines of the base that are always left.
  static let linesLeft = 3
  /// The frame and a blank at each side.
  static let edgeColumns = 2

  static func innerFrame(lines: Int, in bounds: CGRect) -> CGRect {
    let row = ScreenRenderer.pointsPerRow
    let side = CGFloat(edgeColumns) * ScreenRenderer.pointsPerColumn
    return CGRect(
      x: side, y: bounds.height - CGFloat(lines + 1) * row,
      width: max(0, bounds.width - 2 * side), height: CGFloat(lines) * row)
  }
}

extension View {
  /// How far down something stands in the view, hidden or not: what comes and goes must not move
  /// the panel. Nil where a table takes whatever there is.
  fileprivate var contentReach: CGFloat? {
    if self is TableView { return nil }
    if self is Control || self is Label || self is TextView || self is ActivityIndicatorView {
      return frame.height
    }
    var reach: CGFloat = 0
    for view in subviews where !view.frame.isNull && !view.frame.isInfinite {
      guard let below = view.contentReach else { return nil }
      reach = max(reach, view.frame.minY + below)
    }
    return reach
  }
}
