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
