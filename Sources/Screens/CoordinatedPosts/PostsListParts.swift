import Foundation
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

// Extensions that both screens share. The storyboard form has the same extensions.

extension ViewController {
  /// Shows an alert with the error and a button to try again.
  ///
  /// The alert appears over the navigation stack, because another screen may cover this screen. If
  /// the stack is not in a window, no alert appears.
  func showFailure(_ title: String, _ error: any Error, retry: @escaping () -> Void) {
    let alert = AlertController(title: title, message: "\(error)", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    alert.addAction(AlertAction(title: "Try Again", style: .default) { _ in retry() })
    presentInFront(alert)
  }

  /// Presents an alert over the frontmost controller of the stack.
  ///
  /// During a transition UIKit presents nothing, so this method waits until the transition ends.
  private func presentInFront(_ alert: AlertController) {
    var front: ViewController = navigationController ?? self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    guard front.viewIfLoaded?.window != nil else { return }
    guard let transition = front.transitionCoordinator else {
      return front.present(alert, animated: true)
    }
    // The transition coordinator is removed in the next turn, so the task waits for that turn.
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      Task { self?.presentInFront(alert) }
    }
  }
}

extension ActivityIndicatorView {
  /// Centres the indicator in `view`.
  func center(in view: View) {
    frame = CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 44)
  }
}
