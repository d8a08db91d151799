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
}
