import HeadlessUI

extension ViewController {
  /// Presents over whatever is in front already: a form may be open when a request fails.
  ///
  /// A screen that is still being loaded presents in the next turn, when it is in its window: a
  /// store may answer at once that it cannot be read.
  func presentInFront(_ controller: ViewController) {
    guard viewIfLoaded?.window == nil else { return front.present(controller, animated: true) }
    Task { [weak self] in self?.front.present(controller, animated: true) }
  }

  private var front: ViewController {
    var front: ViewController = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }
}
