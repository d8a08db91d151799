import HeadlessUI

extension ViewController {
  /// Presents over whatever is in front already: a form may be open when a request fails.
  ///
  /// While somebody comes or goes UIKit presents nobody else, and the controller would be lost: it
  /// waits. A screen that is still being loaded presents in the next turn, when it is in its window:
  /// a store may answer at once that it cannot be read.
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

  /// Presents what a view model wants said or asked, and hands the answer to `take`. On an iPad a
  /// sheet is a popover, which points at this screen.
  func present<Answer>(
    _ alert: ScreenAlert<Answer>, take: @escaping @MainActor (Answer?) -> Void
  ) {
    let controller = AlertController(
      title: alert.title, message: alert.message,
      preferredStyle: alert.isSheet ? .actionSheet : .alert)
    for button in alert.buttons {
      controller.addAction(
        AlertAction(title: button.title, style: AlertAction.Style(button.role)) { _ in
          take(button.answer)
        })
    }
    controller.popoverPresentationController?.sourceView = view
    presentInFront(controller)
  }
}

extension AlertAction.Style {
  fileprivate init<Answer>(_ role: ScreenAlert<Answer>.Role) {
    switch role {
    case .plain: self = .default
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
