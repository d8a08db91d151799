import HeadlessUI

/// The dimensions of a panel's border and surroundings, in lines and columns of the terminal.
enum PanelLayout {
  /// The number of lines of the upper and the lower edge together.
  static let edgeLines = 2
  /// The number of lines of the base screen that stay visible.
  static let baseLines = 3
  /// The number of columns of a side edge and the space beside the edge.
  static let edgeColumns = 2
}

extension UIWindow {
  /// Places the presented screens as panels at the bottom, as high as their content.
  ///
  /// - Returns: the height of the highest panel with its edges, in points.
  func arrangePanels() -> CGFloat {
    let row = ScreenRenderer.pointsPerRow
    let side = CGFloat(PanelLayout.edgeColumns) * ScreenRenderer.pointsPerColumn
    let edges = CGFloat(PanelLayout.edgeLines) * row
    let most = max(row, bounds.height - CGFloat(PanelLayout.baseLines) * row - edges)
    var highest: CGFloat = 0
    for view in FrontScreen(window: self).panels.compactMap(\.viewIfLoaded) {
      view.layoutIfNeeded()
      let wanted = max(row, view.contentHeight ?? most)
      let height = min((wanted / row).rounded(.up) * row, most)
      let frame = CGRect(
        x: side, y: bounds.height - height - row, width: max(0, bounds.width - 2 * side),
        height: height)
      if view.frame != frame { view.frame = frame }
      view.layoutIfNeeded()
      highest = max(highest, height + edges)
    }
    return highest
  }

  /// Makes table rows and section headers one line high, so that positions are whole lines.
  func useLinesAsRows() {
    for case let table as UITableView in shownViews {
      let row = ScreenRenderer.pointsPerRow
      if table.rowHeight != row { table.rowHeight = row }
      if table.sectionHeaderHeight != row { table.sectionHeaderHeight = row }
    }
  }
}

extension UIView {
  /// The height of the view's content, or nil if a table takes all available space.
  ///
  /// The content includes hidden views, so that the panel keeps its height if they appear.
  fileprivate var contentHeight: CGFloat? {
    if self is UITableView { return nil }
    if self is UIControl || self is UILabel || self is UITextView || self is UIActivityIndicatorView
    {
      return frame.height
    }
    let views = subviews.filter { !$0.frame.isNull && !$0.frame.isInfinite }
    let ends = views.compactMap { view in view.contentHeight.map { view.frame.minY + $0 } }
    return ends.count < views.count ? nil : ends.max() ?? 0
  }
}
