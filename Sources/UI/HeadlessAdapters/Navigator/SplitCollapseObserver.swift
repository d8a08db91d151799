public import HeadlessUI
public import Navigator

/// Tells an adaptive navigator when a split view controller collapses and expands.
///
///     observer = SplitCollapseObserver(split) { [weak navigator] in navigator?.setSplit($0) }
///
/// - Lifetime: a split view controller holds its delegate weakly; whoever made the navigator
///   holds this object.
@MainActor
public final class SplitCollapseObserver: SplitViewControllerDelegate {
  private let onChange: @MainActor (_ isSplit: Bool) -> Void

  /// Becomes the delegate of `controller`, and reports at once how it stands.
  public init(
    _ controller: SplitViewController, onChange: @escaping @MainActor (_ isSplit: Bool) -> Void
  ) {
    self.onChange = onChange
    controller.delegate = self
    onChange(!controller.isCollapsed)
  }

  /// One column is left.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) {
    onChange(false)
  }

  /// There is room for more than one column.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) {
    onChange(true)
  }
}

/// The secondary column of a split view controller is a slot for one screen.
extension SplitViewController: SupplementalSlot {
  /// What was put into the secondary column.
  public var supplementalScreen: ViewController? {
    get { viewController(for: .secondary) }
    set { setViewController(newValue, for: .secondary) }
  }
}
