import HeadlessAdapters
import HeadlessUI
import Interaction

/// Puts the questions of a screen's interactions as alerts, over whatever is in front.
///
/// It holds the screen weakly: where the screen is gone, a question counts as declined.
@MainActor
final class ScreenAsker: Confirming, Telling {
  private weak var screen: ViewController?
  private let work: ScreenWork

  init(over screen: ViewController, _ work: ScreenWork) {
    self.screen = screen
    self.work = work
  }

  /// Asks, and counts as work from the touch on a button until the interaction goes on: a turn lies
  /// between the two, in which the screen must not seem to be at rest.
  func confirm(_ question: Question) async -> Bool {
    let answer = await PendingAnswer<Bool>.wait { pending in
      let alert = AlertController(question) { [work] answer in
        work.begin()
        pending.give(answer)
      }
      screen?.presentInFront(alert)
      return { [weak alert] in alert?.presentingViewController?.dismiss(animated: true) }
    }
    if answer != nil { work.end() }
    return answer ?? false
  }

  func tell(_ title: String, _ reason: String) {
    let alert = AlertController(title: title, message: reason, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    screen?.presentInFront(alert)
  }
}

/// Something that can tell the user why an input is refused: an alert on screen, a spy in a test.
@MainActor
protocol Telling {
  func tell(_ title: String, _ reason: String)
}

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
