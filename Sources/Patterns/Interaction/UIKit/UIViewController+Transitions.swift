#if canImport(UIKit)
  public import UIKit

  // During a transition UIKit neither presents nor dismisses a view controller.
  extension UIViewController {
    /// Waits until the view controller's current transition has ended.
    public func transitionEnd() async {
      while let transitionCoordinator {
        // If the transition never ends, UIKit frees `pending`, which ends the wait.
        _ = await PendingAnswer<Bool>.wait { pending in
          transitionCoordinator.animate(
            alongsideTransition: nil, completion: { _ in pending.give(true) })
          return {}
        }
      }
    }

    /// Dismisses the view controller after the current transition.
    public func dismissAfterTransition() {
      Task {
        await transitionEnd()
        presentingViewController?.dismiss(animated: true)
      }
    }
  }
#endif
