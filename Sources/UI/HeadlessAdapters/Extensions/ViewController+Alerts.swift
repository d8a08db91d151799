public import HeadlessUI

// This file also compiles with UIKit: `Tests/UIKitShim/HeadlessAdapters` links to it.

extension ViewController {
  /// Shows a message with an OK button, in front of all presented controllers.
  public func showAlert(_ title: String, _ message: String) {
    presentInFront(
      AlertController(
        title: title, message: message, actions: [AlertAction(title: "OK", style: .cancel)]))
  }

  /// Shows a failure with an OK button and a “Try Again” button that calls `retry`.
  public func showFailure(
    _ title: String, _ error: any Error, retry: @escaping @MainActor () -> Void
  ) {
    presentInFront(
      AlertController(
        title: title, message: "\(error)",
        actions: [
          AlertAction(title: "OK", style: .cancel),
          AlertAction(title: "Try Again", style: .default) { _ in retry() },
        ]))
  }

  /// Presents a controller over the frontmost controller, such as an open form.
  ///
  /// During a transition UIKit presents nothing, so this method waits until the transition ends. If
  /// the screen is not in a window yet, the method presents in the main actor's next turn. If the
  /// screen is not in a window then, nothing is presented.
  public func presentInFront(_ controller: ViewController) {
    let front = front
    if let transition = front.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { [weak self] _ in
        // The transition coordinator is removed in the next turn, so the task waits for that turn.
        Task { self?.presentInFront(controller) }
      }
    } else if front.viewIfLoaded?.window == nil {
      Task { [weak self] in
        guard let self, self.front.viewIfLoaded?.window != nil else { return }
        presentInFront(controller)
      }
    } else {
      front.present(controller, animated: true)
    }
  }

  /// The controller that presents nothing, above the outermost container of this controller.
  ///
  /// The container is in the window even if another screen covers this controller.
  private var front: ViewController {
    var front: ViewController = self
    while let container = front.parent { front = container }
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}

extension AlertController {
  /// Creates an alert or a sheet with these buttons.
  public convenience init(
    title: String, message: String? = nil, style: Style = .alert, actions: [AlertAction]
  ) {
    self.init(title: title, message: message, preferredStyle: style)
    for action in actions { addAction(action) }
  }
}
