#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

extension UIViewController {
  /// Shows a message with an OK button, in front of all presented controllers.
  public func showAlert(_ title: String, _ message: String) {
    presentInFront(
      UIAlertController(
        title: title, message: message, actions: [UIAlertAction(title: "OK", style: .cancel)]))
  }

  /// Asks a question in front of all presented controllers. Only the confirming button calls
  /// `action`.
  ///
  /// The confirming button's handler calls `action` directly, whereas a task that awaits an
  /// ``AlertAsker`` continues in a later main-actor turn.
  public func ask(_ question: Question, then action: @escaping @MainActor () -> Void) {
    presentInFront(UIAlertController(question) { if $0 { action() } })
  }

  /// Shows a failure with an OK button and a “Try Again” button that calls `retry`.
  public func showFailure(
    _ title: String, _ error: any Error, retry: @escaping @MainActor () -> Void
  ) {
    ask(.tryAgain(title, because: "\(error)", cancel: "OK"), then: retry)
  }

  /// Offers several actions and a Cancel button in a sheet.
  ///
  /// If this screen already presents a controller, nothing happens. So a quick second tap does not
  /// open a second sheet. On an iPad the sheet is a popover that points at this screen.
  public func choose(
    _ title: String, because reason: String? = nil, among actions: [UIAlertAction]
  ) {
    guard presentedViewController == nil else { return }
    let sheet = UIAlertController(
      title: title, message: reason, style: .actionSheet,
      actions: actions + [UIAlertAction(title: "Cancel", style: .cancel)])
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }

  /// Presents a controller over the frontmost controller, such as an open form.
  ///
  /// During a transition UIKit presents nothing, so this method waits until the transition ends. If
  /// the frontmost controller is not in a window yet, the method tries again in a later main-actor
  /// turn. If it is still not in a window, nothing is presented.
  public func presentInFront(_ controller: UIViewController) {
    guard
      frontController.transitionCoordinator != nil || frontController.viewIfLoaded?.window == nil
    else {
      return frontController.present(controller, animated: true)
    }
    Task { [weak self] in
      while self?.frontController.transitionCoordinator != nil {
        await self?.frontController.transitionEnd()
      }
      guard let front = self?.frontController, front.viewIfLoaded?.window != nil else { return }
      front.present(controller, animated: true)
    }
  }

  /// The frontmost presented controller, or the outermost container of this controller.
  ///
  /// The search starts at the container, which is in the window even if another screen covers this
  /// controller. A controller that is being dismissed is ignored.
  public var frontController: UIViewController {
    var front: UIViewController = self
    while let container = front.parent { front = container }
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}

extension UIAlertController {
  /// Creates an alert or a sheet with these buttons.
  public convenience init(
    title: String, message: String? = nil, style: Style = .alert, actions: [UIAlertAction]
  ) {
    self.init(title: title, message: message, preferredStyle: style)
    for action in actions { addAction(action) }
  }
}
