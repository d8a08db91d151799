import HeadlessUI

extension ViewController {
  /// Presents over whatever is in front already: a form may be open when a request fails.
  func presentInFront(_ controller: ViewController) {
    var front: ViewController = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    front.present(controller, animated: true)
  }
}
