import Foundation

extension SplitViewController {
  /// Shows a column: while expanded beside the others, while collapsed on top of the stack, by a
  /// push or a pop.
  public func show(_ column: Column) {
    if isCollapsed { return showInStack(column) }
    switch (style, column, displayMode) {
    case (.doubleColumn, .primary, _): setDisplayMode(.oneBesideSecondary)
    case (.tripleColumn, .primary, _): setDisplayMode(.twoBesideSecondary)
    case (.tripleColumn, .supplementary, .secondaryOnly): setDisplayMode(.oneBesideSecondary)
    default: break
    }
  }

  /// Hides a column: while expanded by giving its room to the secondary one, while collapsed by a
  /// pop. The secondary column of an expanded split view is not hidden, as in UIKit.
  public func hide(_ column: Column) {
    if isCollapsed { return hideInStack(column) }
    switch (style, column, displayMode) {
    case (.doubleColumn, .primary, _), (.tripleColumn, .supplementary, _):
      setDisplayMode(.secondaryOnly)
    case (.tripleColumn, .primary, .twoBesideSecondary): setDisplayMode(.oneBesideSecondary)
    default: break
    }
  }

  private func setDisplayMode(_ mode: DisplayMode) {
    guard mode != displayMode else { return }
    displayMode = mode
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.layoutIfNeeded()
  }

  private func showInStack(_ column: Column) {
    guard controllers[column] != nil, column != .compact else { return }
    let cut = stacksByColumn()
    if let top = cut[column]?.last {
      collapsedStack.popToViewController(top, animated: true)
    } else {
      let missing = filledColumns[...].through(column).filter { cut[$0] == nil }
      let added = missing.flatMap { stacks[$0] ?? [] }
      collapsedStack.setViewControllers(
        collapsedStack.viewControllers + added, animated: true)
    }
  }

  private func hideInStack(_ column: Column) {
    let cut = stacksByColumn()
    guard column != .primary, let first = cut[column]?.first,
      let index = collapsedStack.viewControllers.firstIndex(of: first), index > 0
    else { return }
    collapsedStack.popToViewController(collapsedStack.viewControllers[index - 1], animated: true)
  }
}

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
