extension UISplitViewController {
  /// Shows a column of a collapsed split view. An expanded split view shows all columns.
  ///
  /// Controllers are pushed or popped, so that the column is at the top of the stack.
  public func show(_ column: Column) {
    guard isCollapsed, controllers[column] != nil, column != .compact else { return }
    let current = stacksByColumn()
    if let top = current[column]?.last {
      collapsedStack.popToViewController(top, animated: true)
    } else {
      let missing = filledColumns(through: column).filter { current[$0] == nil }
      let added = missing.flatMap { stacks[$0] ?? [] }
      collapsedStack.setViewControllers(collapsedStack.viewControllers + added, animated: true)
    }
  }

  /// The visible columns, starting at the leading edge.
  private var visibleColumns: [Column] {
    guard isCollapsed else { return expandedColumns }
    return controllers[.compact] != nil ? [.compact] : [.primary]
  }

  /// The columns that are visible while expanded, starting at the leading edge.
  var expandedColumns: [Column] {
    columns.filter { controllers[$0] != nil }
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

  private func content(of column: Column) -> UIViewController? {
    if column == .compact { return controllers[.compact] }
    return isCollapsed ? collapsedStack : wrappers[column]
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
