import Interaction
import Observation

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A view controller that shows the state of a store.
///
/// `updateProperties()` writes the state to the views, and presents the alert and the open page.
/// UIKit observes what this method reads, and calls the method again after a change.
@MainActor
protocol StoreObserving: UIViewController {
  /// The controller that shows the state's alert, or nil.
  var shownAlert: UIAlertController? { get set }

  func updateProperties()
}

extension StoreObserving {
  /// Observes the store on systems before iOS 26, which never call `updateProperties()`.
  func observeStoreBeforeIOS26() {
    guard #unavailable(iOS 26.0) else { return }
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      Task { @MainActor in self?.observeStoreBeforeIOS26() }
    }
  }

  /// Returns whether a controller can be presented or dismissed now. If not, another update
  /// follows the running transition.
  func isReadyForTransition() -> Bool {
    guard let transition = frontController.transitionCoordinator else { return true }
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      // UIKit removes the transition coordinator after the closure returns, so the task runs later.
      Task { self?.updateAgain() }
    }
    return false
  }

  private func updateAgain() {
    if #available(iOS 26.0, *) { setNeedsUpdateProperties() } else { updateProperties() }
  }

  /// Presents an alert in front, unless an earlier alert is still on screen. Calls `onAnswer` with
  /// the user's choice.
  ///
  /// If the dismissal of another screen has removed the alert, the next update presents it again.
  func show(_ alert: AlertContent?, onAnswer: @escaping @MainActor (AlertChoice?) -> Void) {
    guard let alert, isReadyForTransition(), shownAlert?.presentingViewController == nil else {
      return
    }
    let controller = UIAlertController(
      title: alert.title, message: alert.message, style: alert.isSheet ? .actionSheet : .alert,
      actions: alert.buttons.map { button in
        UIAlertAction(title: button.title, style: button.style) { _ in onAnswer(button.choice) }
      })
    // On an iPad a sheet is a popover, which needs a source view.
    controller.popoverPresentationController?.sourceView = view
    presentInFront(controller)
    shownAlert = controller
  }
}
