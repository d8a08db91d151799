import Interaction

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Runs the interactions of a screen. It animates an indicator, and shows questions as alerts.
///
/// The screen and the running interactions hold this object, which holds the screen weakly. After
/// the screen is deallocated, each question is declined.
@MainActor
final class ScreenWork: Confirming {
  /// Whether rows are being read. Reading counts as a running interaction.
  var waitsForRows = false {
    didSet { if waitsForRows != oldValue { count += waitsForRows ? 1 : -1 } }
  }

  private weak var screen: UIViewController?
  private weak var indicator: UIActivityIndicatorView?
  /// The number of running interactions, without those that wait for the user's answer.
  private var count = 0 {
    didSet { if count > 0 { indicator?.startAnimating() } else { indicator?.stopAnimating() } }
  }

  init(over screen: UIViewController, _ indicator: UIActivityIndicatorView) {
    self.screen = screen
    self.indicator = indicator
  }

  /// Starts an interaction, and calls `done` with the interaction's value after it ends.
  ///
  /// The value is nil if the interaction failed or was cancelled. The interaction continues after
  /// the screen has closed.
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
  /// The indicator animates again as soon as the user answers, before the interaction continues.
  func confirm(_ question: Question) async -> Bool {
    count -= 1
    let answer = await PendingAnswer<Bool>.wait { pending in
      let alert = UIAlertController(question) { [self] answer in
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
