import Foundation
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The measures of a panel's frame, in characters.
enum PanelLayout {
  /// The number of lines of the upper and the lower edge together.
  static let edgeLines = 2
  /// The number of lines of the base screen that stay visible.
  static let baseLines = 3
  /// The number of columns of a side edge and the space beside the edge.
  static let edgeColumns = 2
}

extension Window {
  /// Places the presented screens as panels at the bottom, as high as their content.
  ///
  /// - Returns: the height of the highest panel with its edges, in points.
  func arrangePanels() -> CGFloat {
    let row = ScreenRenderer.pointsPerRow
    let side = CGFloat(PanelLayout.edgeColumns) * ScreenRenderer.pointsPerColumn
    func lines(_ height: CGFloat) -> Int { Int((height / row).rounded(.up)) }
    let most = max(1, lines(bounds.height) - PanelLayout.baseLines - PanelLayout.edgeLines)
    var highest: CGFloat = 0
    for view in FrontScreen(window: self).panels.compactMap(\.viewIfLoaded) {
      view.layoutIfNeeded()
      let inner = CGFloat(min(max(1, view.contentHeight.map(lines) ?? most), most))
      let frame = CGRect(
        x: side, y: bounds.height - (inner + 1) * row, width: max(0, bounds.width - 2 * side),
        height: inner * row)
      if view.frame != frame { view.frame = frame }
      view.layoutIfNeeded()
      highest = max(highest, (inner + CGFloat(PanelLayout.edgeLines)) * row)
    }
    return highest
  }

  /// Makes table rows and section headers one line high, so that positions are whole lines.
  func useLinesAsRows() {
    for case let table as TableView in shownViews {
      let row = ScreenRenderer.pointsPerRow
      if table.rowHeight != row { table.rowHeight = row }
      if table.sectionHeaderHeight != row { table.sectionHeaderHeight = row }
    }
  }
}

extension View {
  /// The height of the view's content, or nil if a table takes all available space.
  ///
  /// The content includes hidden views, so that the panel keeps its height if they appear.
  fileprivate var contentHeight: CGFloat? {
    if self is TableView { return nil }
    if self is Control || self is Label || self is TextView || self is ActivityIndicatorView {
      return frame.height
    }
    var height: CGFloat = 0
    for view in subviews where !view.frame.isNull && !view.frame.isInfinite {
      guard let inner = view.contentHeight else { return nil }
      height = max(height, view.frame.minY + inner)
    }
    return height
  }
}
