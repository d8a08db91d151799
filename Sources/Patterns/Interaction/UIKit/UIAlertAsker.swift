#if canImport(UIKit)
  public import UIKit

  /// An asker that presents `UIAlertController`.
  ///
  ///     let asker = UIAlertAsker(over: self)
  ///     FollowInteraction(FollowSteps(person, through: service, asking: asker)).start()
  ///
  /// If UIKit dismisses or refuses to present the alert, the answer is the same as for Cancel. During
  /// a transition the asker waits. It holds the presenting controller weakly. UIKit retains the
  /// alert.
  @MainActor
  public final class UIAlertAsker: Confirming, TextAsking {
    private weak var presenter: UIViewController?

    /// Creates an asker that presents its alerts over `presenter`.
    public init(over presenter: UIViewController) {
      self.presenter = presenter
    }

    /// Presents an alert with two buttons.
    public func confirm(_ question: Question) async -> Bool {
      await ask { pending in UIAlertController(question) { pending.give($0) } } ?? false
    }

    /// Presents an alert with a text field.
    public func askText(_ question: TextQuestion) async -> String? {
      await ask { UIAlertController(question, answering: $0) }
    }

    private func ask<Answer: Sendable>(
      _ makeAlert: @MainActor (PendingAnswer<Answer>) -> UIAlertController
    ) async -> Answer? {
      await presenter?.transitionEnd()
      return await PendingAnswer.wait { pending in
        let alert = makeAlert(pending)
        presenter?.present(alert, animated: true)
        return { [weak alert] in alert?.dismissAfterTransition() }
      }
    }
  }

  extension UIAlertController {
    /// Creates an alert whose buttons call `answer` in the same main-actor turn as the tap.
    public convenience init(_ question: Question, answer: @escaping @MainActor (Bool) -> Void) {
      self.init(title: question.title, message: question.message, preferredStyle: .alert)
      addAction(UIAlertAction(title: question.cancel, style: .cancel) { _ in answer(false) })
      let style: UIAlertAction.Style = question.isDestructive ? .destructive : .default
      addAction(UIAlertAction(title: question.confirm, style: style) { _ in answer(true) })
    }

    /// Creates an alert with a text field. Its buttons retain `pending`.
    ///
    /// The confirming action captures the field. An action that captures its alert would create a
    /// retain cycle.
    public convenience init(_ question: TextQuestion, answering pending: PendingAnswer<String>) {
      self.init(title: question.title, message: question.message, preferredStyle: .alert)
      addTextField { field in
        field.placeholder = question.placeholder
        field.text = question.text
      }
      let field = textFields?.first
      addAction(UIAlertAction(title: question.cancel, style: .cancel) { _ in pending.give(nil) })
      addAction(
        UIAlertAction(title: question.confirm, style: .default) { _ in
          pending.give(field?.text ?? "")
        })
    }
  }
#endif
