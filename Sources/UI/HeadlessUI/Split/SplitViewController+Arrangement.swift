import Foundation

extension SplitViewController {
  /// The columns that are shown, from the leading edge on.
  var visibleColumns: [Column] {
    guard isCollapsed else { return expandedColumns }
    return controllers[.compact] != nil ? [.compact] : [.primary]
  }

  /// The columns that are shown where there is room, from the leading edge on.
  var expandedColumns: [Column] {
    let hidden =
      switch (style, displayMode) {
      case (_, .secondaryOnly): 2
      case (.tripleColumn, .oneBesideSecondary): 1
      default: 0
      }
    let all: [Column] =
      style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    return all.dropFirst(min(hidden, all.count - 1)).filter { controllers[$0] != nil }
  }

  /// Puts the visible columns side by side, and takes the others out.
  func arrange() {
    guard isViewLoaded else { return }
    let shown = visibleColumns.compactMap { column in content(of: column).map { (column, $0) } }
    for child in children where !shown.contains(where: { $0.1 === child }) { remove(child) }
    var x: CGFloat = 0
    for (column, child) in shown {
      let isLast = child === shown.last?.1
      let width = isLast ? max(0, view.bounds.width - x) : self.width(of: column)
      embed(child, in: CGRect(x: x, y: 0, width: width, height: view.bounds.height))
      x += width
    }
  }

  func removeAllColumns() {
    for child in children { remove(child) }
  }

  private func content(of column: Column) -> ViewController? {
    if column == .compact { return controllers[.compact] }
    return isCollapsed ? collapsedStack : wrappers[column]
  }

  private func width(of column: Column) -> CGFloat {
    column == .primary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
  }

  private func embed(_ child: ViewController, in frame: CGRect) {
    let isNew = child.parent !== self
    if isNew { addChild(child) }
    child.view.frame = frame
    if child.view.superview !== view { view.addSubview(child.view) }
    if isNew { child.didMove(toParent: self) }
  }

  private func remove(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
