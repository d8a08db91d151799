#if canImport(UIKit)
  public import UIKit

  /// Asks with `UIAlertController`, over a controller that is on screen.
  ///
  ///     let asker = UIAlertAsker(over: self)
  ///     FollowInteraction(FollowSteps(person, through: service, asking: asker)).start()
  ///
  /// An alert that UIKit takes away, or refuses to present, answers as if it had been declined.
  ///
  /// - Isolation: main actor. It holds the presenting controller weakly; UIKit holds the alert.
  @MainActor
  public final class UIAlertAsker: Confirming, TextAsking {
    private weak var presenter: UIViewController?

    /// Asks over `presenter`.
    public init(over presenter: UIViewController) {
      self.presenter = presenter
    }

    /// Presents an alert with the two answers.
    public func confirm(_ question: Question) async -> Bool {
      await ask { UIAlertController(question, answering: $0) } ?? false
    }

    /// Presents an alert with a text field.
    public func askText(_ question: TextQuestion) async -> String? {
      await ask { UIAlertController(question, answering: $0) }
    }

    private func ask<Answer: Sendable>(
      _ makeAlert: @MainActor (PendingAnswer<Answer>) -> UIAlertController
    ) async -> Answer? {
      await PendingAnswer.wait { pending in
        let alert = makeAlert(pending)
        presenter?.present(alert, animated: true)
        return { [weak alert] in alert?.dismiss(animated: true) }
      }
    }
  }
#endif
