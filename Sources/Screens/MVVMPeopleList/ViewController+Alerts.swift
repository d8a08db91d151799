import HeadlessUI

extension ViewController {
  /// Presents a controller over the frontmost controller, such as an open form.
  ///
  /// During a transition UIKit presents nothing, so this method waits until the transition ends. A
  /// screen that is still loading presents in the next turn, after it was added to its window.
  func presentInFront(_ controller: ViewController) {
    let front = front
    if let transition = front.transitionCoordinator {
      transition.animate(alongsideTransition: nil) { [weak self] _ in
        self?.presentInFront(controller)
      }
    } else if viewIfLoaded?.window == nil {
      Task { [weak self] in self?.front.present(controller, animated: true) }
    } else {
      front.present(controller, animated: true)
    }
  }

  private var front: ViewController {
    var front: ViewController = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }

  /// Presents an alert. Calls `onAnswer` with the action of the chosen button.
  func present<Action>(
    _ alert: AlertState<Action>, onAnswer: @escaping @MainActor (Action?) -> Void
  ) {
    let controller = AlertController(
      title: alert.title, message: alert.message,
      preferredStyle: alert.isSheet ? .actionSheet : .alert)
    for button in alert.buttons {
      let style: AlertAction.Style =
        switch button.role {
        case .plain: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
      controller.addAction(
        AlertAction(title: button.title, style: style) { _ in onAnswer(button.action) })
    }
    // On an iPad a sheet is a popover, and needs a source.
    controller.popoverPresentationController?.sourceView = view
    presentInFront(controller)
  }
}
