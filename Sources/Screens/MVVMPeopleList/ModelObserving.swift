import Interaction
import Observation

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A view controller that shows the state of a view model.
///
/// `updateProperties()` writes the state to the views, and presents the alert and the open screen.
/// UIKit observes what this method reads, and calls the method again after a change.
@MainActor
protocol ModelObserving: UIViewController {
  /// The controller that shows the view model's alert, or nil.
  var shownAlert: UIAlertController? { get set }

  func updateProperties()
}

extension ModelObserving {
  /// Observes the view model on systems before iOS 26, which never call `updateProperties()`.
  func observeModelBeforeIOS26() {
    guard #unavailable(iOS 26.0) else { return }
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      Task { @MainActor in self?.observeModelBeforeIOS26() }
    }
  }

  /// Returns whether a controller can be presented or dismissed now.
  ///
  /// During a transition UIKit does neither. In this case the method requests another update after
  /// the transition.
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
  /// the chosen button's action.
  ///
  /// If the dismissal of another screen has removed the alert, the next call presents the alert
  /// again.
  func show<Action>(
    _ alert: AlertState<Action>?, onAnswer: @escaping @MainActor (Action?) -> Void
  ) {
    guard let alert, shownAlert?.presentingViewController == nil, isReadyForTransition() else {
      return
    }
    let controller = UIAlertController(
      title: alert.title, message: alert.message,
      preferredStyle: alert.isSheet ? .actionSheet : .alert)
    for button in alert.buttons {
      let style: UIAlertAction.Style =
        switch button.role {
        case .plain: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
      controller.addAction(
        UIAlertAction(title: button.title, style: style) { _ in onAnswer(button.action) })
    }
    // On an iPad a sheet is a popover, which needs a source view.
    controller.popoverPresentationController?.sourceView = view
    presentInFront(controller)
    shownAlert = controller
  }
}
