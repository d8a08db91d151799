#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

// UIKit neither presents nor dismisses a controller during a transition, so this extension waits.
extension UIViewController {
  /// Waits until the controller's current transition has ended.
  func transitionEnd() async {
    while let transitionCoordinator {
      // If the coordinator is freed before the transition ends, so is `pending`, and the wait ends.
      _ = await PendingAnswer<Bool>.wait { pending in
        transitionCoordinator.animate(alongsideTransition: nil) { _ in pending.give(true) }
        return {}
      }
    }
  }

  /// Dismisses the controller after the current transition, for example after its presentation.
  public func dismissAfterTransition() {
    Task {
      await transitionEnd()
      presentingViewController?.dismiss(animated: true)
    }
  }
}
