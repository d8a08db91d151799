#if canImport(UIKit)
  public import UIKit

  extension UIViewController {
    /// Shows a message with an OK button, in front of all presented controllers.
    public func showAlert(_ title: String, _ message: String) {
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      presentInFront(alert)
    }

    /// Presents a controller over the frontmost controller, such as an open form.
    ///
    /// UIKit presents nothing during a transition, so this method waits for the end of a transition.
    /// A view that is not in a window yet may get there in the same turn, as in `viewDidLoad` of a
    /// pushed screen. So this method then waits for the next turn of the main actor.
    public func presentInFront(_ controller: UIViewController) {
      guard front.transitionCoordinator != nil || viewIfLoaded?.window == nil else {
        return front.present(controller, animated: true)
      }
      Task { [weak self] in
        while self?.front.transitionCoordinator != nil { await self?.front.transitionEnd() }
        // The screen may have been closed in the meantime.
        guard let front = self?.front, front.viewIfLoaded?.window != nil else { return }
        front.present(controller, animated: true)
      }
    }

    private var front: UIViewController {
      var front: UIViewController = self
      while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
      return front
    }
  }
#endif
