extension UISplitViewController {
  /// Shows a column of a collapsed split view. An expanded split view shows all columns.
  ///
  /// Controllers are pushed or popped, so that the column is at the top of the stack.
  public func show(_ column: Column) {
    guard isCollapsed, controllers[column] != nil else { return }
    if let top = stacksByColumn()[column]?.last {
      collapsedStack.popToViewController(top, animated: true)
    } else {
      collapsedStack.setViewControllers(
        collapsedStack.viewControllers + (stacks[column] ?? []), animated: true)
    }
  }

  /// The columns of the style, starting at the leading edge.
  var columns: [Column] { style == .doubleColumn ? [.primary, .secondary] : [] }

  /// Places the visible columns side by side, and removes the others.
  func arrange() {
    guard isViewLoaded else { return }
    let shown: [UIViewController] =
      isCollapsed ? [collapsedStack] : filledColumns.compactMap { wrappers[$0] }
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

  private func embed(_ child: UIViewController, in frame: CGRect) {
    let isNew = child.parent !== self
    if isNew { addChild(child) }
    child.view.frame = frame
    if child.view.superview !== view { view.addSubview(child.view) }
    if isNew { child.didMove(toParent: self) }
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
