public import HeadlessUI
public import Interaction

/// Asks with an alert, over a controller that is on screen: `UIAlertAsker`'s twin.
///
///     let asker = AlertAsker(over: self)
///     FollowInteraction(FollowSteps(person, through: service, asking: asker)).start()
///
/// An alert that the system takes away, or refuses to present, answers as if it had been declined.
///
/// - Isolation: main actor. It holds the presenting controller weakly; the window holds the alert.
@MainActor
public final class AlertAsker: Confirming, TextAsking {
  private weak var presenter: ViewController?

  /// Asks over `presenter`.
  public init(over presenter: ViewController) {
    self.presenter = presenter
  }

  /// Presents an alert with the two answers.
  public func confirm(_ question: Question) async -> Bool {
    await ask { AlertController(question, answering: $0) } ?? false
  }

  /// Presents an alert with a text field.
  public func askText(_ question: TextQuestion) async -> String? {
    await ask { AlertController(question, answering: $0) }
  }

  private func ask<Answer: Sendable>(
    _ makeAlert: @MainActor (PendingAnswer<Answer>) -> AlertController
  ) async -> Answer? {
    await PendingAnswer.wait { pending in
      let alert = makeAlert(pending)
      presenter?.present(alert, animated: true)
      return { [weak alert] in alert?.dismiss(animated: true) }
    }
  }
}
