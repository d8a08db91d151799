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
