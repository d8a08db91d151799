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

  /// Asks a question.
  ///
  /// The interaction receives the answer one turn after the tap. Until then, the screen counts as
  /// busy.
  func confirm(_ question: Question) async -> Bool {
    let answer = await PendingAnswer<Bool>.wait { pending in
      let alert = AlertController(question) { [work] answer in
        work.begin()
        pending.give(answer)
      }
      screen?.presentInFront(alert)
      return { [weak alert] in alert?.dismissAfterTransition() }
    }
    if answer != nil { work.end() }
    return answer ?? false
  }
}
