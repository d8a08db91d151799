import HeadlessAdapters
import HeadlessUI
import Interaction

/// Shows the questions of a screen's interactions as alerts.
///
/// This object holds the screen weakly. After the screen is freed, each question is declined.
@MainActor
final class ScreenAsker: Confirming {
  private weak var screen: ViewController?
  private let work: ScreenWork

  init(over screen: ViewController, _ work: ScreenWork) {
    self.screen = screen
    self.work = work
  }

  /// Asks a question. The screen counts as busy from the tap until the interaction continues one
  /// turn later.
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
}

extension ViewController {
  /// Shows a message with an OK button.
  func tell(_ title: String, _ message: String) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    presentInFront(alert)
  }

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
}
