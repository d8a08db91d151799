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

  /// Presents a controller, unless another is presented, so a second quick tap opens nothing.
  func presentAlone(_ controller: ViewController) {
    if presentedViewController == nil { present(controller, animated: true) }
  }

  /// Asks for confirmation of a deletion.
  func confirm(
    _ title: String, _ button: String, cancel: String = "Cancel", then work: @escaping () -> Void
  ) {
    presentAlone(
      AlertController(
        title: title,
        actions: [
          AlertAction(title: cancel, style: .cancel),
          AlertAction(title: button, style: .destructive) { _ in work() },
        ]))
  }

  /// Shows a message with an OK button.
  func tell(_ title: String, _ message: String) {
    presentInFront(
      AlertController(
        title: title, message: message, actions: [AlertAction(title: "OK", style: .cancel)]))
  }

  /// Offers several actions in a sheet. On an iPad the sheet is a popover that points at this
  /// screen.
  func choose(_ title: String, because reason: String? = nil, among choices: [AlertAction]) {
    let sheet = AlertController(
      title: title, message: reason, style: .actionSheet,
      actions: choices + [AlertAction(title: "Cancel", style: .cancel)])
    sheet.popoverPresentationController?.sourceView = view
    presentAlone(sheet)
  }
}

extension AlertController {
  /// Creates an alert or a sheet with these buttons.
  convenience init(
    title: String, message: String? = nil, style: Style = .alert, actions: [AlertAction]
  ) {
    self.init(title: title, message: message, preferredStyle: style)
    for action in actions { addAction(action) }
  }
}
