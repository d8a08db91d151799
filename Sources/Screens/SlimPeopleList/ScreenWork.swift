import HeadlessAdapters
import HeadlessUI
import Interaction

/// Runs the interactions of a screen: it shows an indicator, and their questions as alerts.
///
/// The screen and the running interactions hold this object, which holds the screen weakly. After
/// the screen is freed, each question is declined.
@MainActor
final class ScreenWork: Confirming {
  /// Whether rows are being read. This counts as a running interaction.
  var waitsForRows = false {
    didSet { if waitsForRows != oldValue { count += waitsForRows ? 1 : -1 } }
  }

  private weak var screen: ViewController?
  private weak var indicator: ActivityIndicatorView?
  /// The number of interactions that are not waiting for an answer.
  private var count = 0 {
    didSet { if count > 0 { indicator?.startAnimating() } else { indicator?.stopAnimating() } }
  }

  init(over screen: ViewController, _ indicator: ActivityIndicatorView) {
    self.screen = screen
    self.indicator = indicator
  }

  /// Starts an interaction, and calls `done` at its end with the value, or with nil.
  ///
  /// The interaction continues after the screen has closed.
  func start<Steps: InteractionSteps>(
    _ steps: Steps, then done: @escaping @MainActor (Steps.Value?) -> Void = { _ in }
  ) {
    count += 1
    let interaction = UserInteraction(steps)
    interaction.start()
    Task {
      done(await interaction.run().value)
      count -= 1
    }
  }

  /// Shows the question as an alert in front of the screen.
  ///
  /// The indicator starts again at the tap, and the interaction continues one turn later.
  func confirm(_ question: Question) async -> Bool {
    count -= 1
    let answer = await PendingAnswer<Bool>.wait { pending in
      let alert = AlertController(question) { [self] answer in
        count += 1
        pending.give(answer)
      }
      screen?.presentInFront(alert)
      return { [weak alert] in alert?.dismissAfterTransition() }
    }
    if answer == nil { count += 1 }
    return answer ?? false
  }
}
