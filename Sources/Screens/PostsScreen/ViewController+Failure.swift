import HeadlessUI

extension ViewController {
  /// Says why something failed, with a way to try again (row A12); nobody is told where the whole
  /// stack is no longer on screen.
  func showFailure(_ title: String, _ error: any Error, retry: @escaping () -> Void) {
    // The list may fail while the screen of one post covers it: only the stack is surely in sight.
    var front: ViewController = navigationController ?? self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    guard front.viewIfLoaded?.window != nil else { return }
    let alert = AlertController(title: title, message: "\(error)", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    alert.addAction(AlertAction(title: "Try Again", style: .default) { _ in retry() })
    front.present(alert, animated: true)
  }
}
