import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension SplitViewController {
  /// Shows a column.
  ///
  /// While expanded, the column appears beside the others. While collapsed, controllers are pushed
  /// or popped, so that the column is on top.
  public func show(_ column: Column) {
    if isCollapsed { return showInStack(column) }
    guard let index = columns.firstIndex(of: column) else { return }
    showLastColumns(max(shownCount, columns.count - index))
  }

  /// Hides a column. While collapsed, the controllers of the column are popped.
  ///
  /// The secondary column of an expanded split view controller cannot be hidden, as in UIKit.
  public func hide(_ column: Column) {
    if isCollapsed { return hideInStack(column) }
    guard let index = columns.firstIndex(of: column), column != .secondary else { return }
    showLastColumns(min(shownCount, columns.count - index - 1))
  }

  private func showLastColumns(_ count: Int) {
    guard count != shownCount else { return }
    displayMode = DisplayMode.allCases[count - 1]
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.layoutIfNeeded()
  }

  private func showInStack(_ column: Column) {
    guard controllers[column] != nil, column != .compact else { return }
    let current = stacksByColumn()
    if let top = current[column]?.last {
      collapsedStack.popToViewController(top, animated: true)
    } else {
      let missing = filledColumns(through: column).filter { current[$0] == nil }
      let added = missing.flatMap { stacks[$0] ?? [] }
      collapsedStack.setViewControllers(collapsedStack.viewControllers + added, animated: true)
    }
  }

  private func hideInStack(_ column: Column) {
    guard column != .primary, let first = stacksByColumn()[column]?.first,
      let index = collapsedStack.viewControllers.firstIndex(of: first), index > 0
    else { return }
    collapsedStack.popToViewController(collapsedStack.viewControllers[index - 1], animated: true)
  }

  /// The visible columns, starting at the leading edge.
  private var visibleColumns: [Column] {
    guard isCollapsed else { return expandedColumns }
    return controllers[.compact] != nil ? [.compact] : [.primary]
  }

  /// The columns that are visible while expanded, starting at the leading edge.
  var expandedColumns: [Column] {
    columns.suffix(shownCount).filter { controllers[$0] != nil }
  }

  /// The columns of the style, starting at the leading edge.
  var columns: [Column] {
    switch style {
    case .unspecified: []
    case .doubleColumn: [.primary, .secondary]
    case .tripleColumn: [.primary, .supplementary, .secondary]
    }
  }

  /// The compact column, if the style has columns.
  var compactColumn: Column? { columns.isEmpty ? nil : .compact }

  /// The number of columns that the display mode shows.
  private var shownCount: Int { (DisplayMode.allCases.firstIndex(of: displayMode) ?? 0) + 1 }

  /// Places the visible columns side by side, and removes the others.
  func arrange() {
    guard isViewLoaded else { return }
    let shown = visibleColumns.compactMap(content)
    for child in children where !shown.contains(child) { remove(child) }
    var x: CGFloat = 0
    for child in shown {
      let isLast = child === shown.last
      let width = isLast ? max(0, view.bounds.width - x) : Self.columnWidth
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
