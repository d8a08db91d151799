#if canImport(UIKit)
  public import UIKit

  /// The secondary column of a column-style split view controller is a slot for one screen.
  ///
  /// To give another screen class a slot, make it conform in the same way:
  ///
  ///     extension UserViewController: SupplementalSlot {
  ///       var supplementalScreen: UIViewController? {
  ///         get { supplementalViewController }
  ///         set { supplementalViewController = newValue }
  ///       }
  ///     }
  extension UISplitViewController: SupplementalSlot {
    /// The view controller of the secondary column.
    public var supplementalScreen: UIViewController? {
      get { viewController(for: .secondary) }
      set { setViewController(newValue, for: .secondary) }
    }
  }

  /// A delegate that reports when a column-style split view controller collapses and expands.
  ///
  ///     observer = UISplitCollapseObserver(split) { [weak navigator] in navigator?.setSplit($0) }
  ///
  /// - Lifetime: a split view controller holds its delegate weakly, so the navigator's owner
  ///   retains this object.
  @MainActor
  public final class UISplitCollapseObserver: NSObject, UISplitViewControllerDelegate {
    private let onChange: @MainActor (_ isSplit: Bool) -> Void

    /// Becomes the delegate of `controller` and reports its current state.
    public init(
      _ controller: UISplitViewController, onChange: @escaping @MainActor (_ isSplit: Bool) -> Void
    ) {
      self.onChange = onChange
      super.init()
      controller.delegate = self
      onChange(!controller.isCollapsed)
    }

    /// Reports that the split view controller shows a single column.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      onChange(false)
    }

    /// Reports that the split view controller shows more than one column.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      onChange(true)
    }
  }
#endif
