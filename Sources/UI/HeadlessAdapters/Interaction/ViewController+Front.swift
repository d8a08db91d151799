public import HeadlessUI

extension ViewController {
  /// Shows a message with an OK button, in front of all presented controllers.
  public func showAlert(_ title: String, _ message: String) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    presentInFront(alert)
  }

  /// Presents a controller over the frontmost controller, such as an open form.
  ///
  /// During a transition UIKit presents nothing, so this method waits until the transition ends. If
  /// this controller's view is not in a window yet, the method presents in the main actor's next
  /// turn.
  public func presentInFront(_ controller: ViewController) {
    let front = frontController
    if let transition = front.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { [weak self] _ in
        // The transition coordinator is removed in the next turn, so the task waits for that turn.
        Task { self?.presentInFront(controller) }
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
  public var frontController: ViewController {
    var front: ViewController = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}
