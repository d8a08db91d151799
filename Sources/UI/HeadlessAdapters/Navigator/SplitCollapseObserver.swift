import Foundation
public import HeadlessUI
public import Navigator

/// An observer that reports when a split view controller collapses or expands.
///
///     observer = SplitCollapseObserver(split) { [weak navigator] in navigator?.setSplit($0) }
///
/// A split view controller holds its delegate weakly, so the owner of the navigator must hold this
/// object.
@MainActor
public final class SplitCollapseObserver: NSObject, SplitViewControllerDelegate {
  private let onChange: @MainActor (_ isSplit: Bool) -> Void

  /// Becomes the delegate of `controller`, and reports the current state immediately.
  public init(
    _ controller: SplitViewController, onChange: @escaping @MainActor (_ isSplit: Bool) -> Void
  ) {
    self.onChange = onChange
    super.init()
    controller.delegate = self
    onChange(!controller.isCollapsed)
  }

  /// Reports that the split view controller collapsed.
  public func splitViewControllerDidCollapse(_ svc: SplitViewController) { onChange(false) }

  /// Reports that the split view controller expanded.
  public func splitViewControllerDidExpand(_ svc: SplitViewController) { onChange(true) }
}

/// A split view controller whose secondary column is a slot for one screen.
///
/// The split view controller needs the column style, which `init(style:)` sets.
extension SplitViewController: SupplementalSlot {
  /// The controller of the secondary column.
  public var supplementalScreen: ViewController? {
    get { viewController(for: .secondary) }
    set { setViewController(newValue, for: .secondary) }
  }
}
