/// Is asked and told by a ``SplitViewController`` (`UISplitViewControllerDelegate`, its column
/// style); all is optional.
@MainActor public protocol SplitViewControllerDelegate: AnyObject {
  /// Asks which column is on top of the one stack after the collapse. Proposed is the compact
  /// column where it is filled, or else the last; many an app answers `.primary`, lest it begin
  /// with an empty detail.
  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Asks which columns are shown after the expansion.
  func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController
      .DisplayMode
  ) -> SplitViewController.DisplayMode
  /// A column is about to be shown by an expansion; not called for `show(_:)`.
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column)
  /// A column is about to be hidden by a collapse; not called for `hide(_:)`.
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column)
  /// One column is left.
  func splitViewControllerDidCollapse(_ svc: SplitViewController)
  /// There is room for more than one column again.
  func splitViewControllerDidExpand(_ svc: SplitViewController)
}

extension SplitViewControllerDelegate {
  /// Agrees.
  public func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Agrees.
  public func splitViewController(
    _ svc: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController
      .DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {}
}
