#if canImport(UIKit)
  public import UIKit

  extension UIViewController {
    /// Shows a message with an OK button, in front of all presented controllers.
    public func showAlert(_ title: String, _ message: String) {
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      presentInFront(alert)
    }

    /// Presents over the frontmost controller, such as a form that is open when a request fails.
    ///
    /// During a transition UIKit presents nothing, so this method waits until the transition ends. A
    /// screen that is still loading presents in the next turn, after it was added to its window.
    public func presentInFront(_ controller: UIViewController) {
      let front = frontController
      if let transition = front.transitionCoordinator {
        transition.animate(alongsideTransition: nil) { [weak self] _ in
          self?.presentInFront(controller)
        }
      } else if viewIfLoaded?.window == nil {
        Task { [weak self] in self?.frontController.present(controller, animated: true) }
      } else {
        front.present(controller, animated: true)
      }
    }

    /// The controller in front: the last one in the chain of presented controllers.
    ///
    /// A controller that is being dismissed does not count.
    public var frontController: UIViewController {
      var front: UIViewController = self
      while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
      return front
    }
  }
#endif
