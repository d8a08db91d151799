#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// An observer that reports when a split view controller collapses or expands.
///
///     observer = SplitCollapseObserver(split) { [weak navigator] in navigator?.setSplit($0) }
///
/// A split view controller holds its delegate weakly, so the owner of the navigator must hold this
/// object.
@MainActor
public final class SplitCollapseObserver: NSObject, UISplitViewControllerDelegate {
  private let onChange: @MainActor (_ isSplit: Bool) -> Void

  /// Becomes the delegate of `controller`, and reports the current state immediately.
  public init(
    _ controller: UISplitViewController, onChange: @escaping @MainActor (_ isSplit: Bool) -> Void
  ) {
    self.onChange = onChange
    super.init()
    controller.delegate = self
    onChange(!controller.isCollapsed)
  }

  /// Reports that the split view controller collapsed.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { onChange(false) }

  /// Reports that the split view controller expanded.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { onChange(true) }
}

/// The secondary column of a split view controller is a slot for one screen.
///
/// The split view controller needs the column style, which `init(style:)` sets. To give another
/// class a slot, let it conform in the same way:
///
///     extension UserViewController: SupplementalSlot {
///       var supplementalScreen: UIViewController? {
///         get { supplementalViewController }
///         set { supplementalViewController = newValue }
///       }
///     }
extension UISplitViewController: SupplementalSlot {
  /// The controller of the secondary column.
  public var supplementalScreen: UIViewController? {
    get { viewController(for: .secondary) }
    set { setViewController(newValue, for: .secondary) }
  }
}
