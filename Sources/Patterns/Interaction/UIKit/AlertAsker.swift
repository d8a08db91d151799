#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// An object that presents questions as alerts.
///
///     let asker = AlertAsker(over: self)
///     FollowInteraction(FollowSteps(person, through: service, asking: asker)).start()
///
/// If an alert is dismissed by code or cannot be presented, the result is the same as after a tap
/// on the cancel button. If a transition is running, the asker presents the alert afterwards. The
/// asker holds the presenting controller weakly.
@MainActor
public final class AlertAsker: Confirming, TextAsking {
  private weak var presenter: UIViewController?

  /// Creates an asker that presents its alerts from `presenter`.
  public init(over presenter: UIViewController) { self.presenter = presenter }

  /// Presents an alert with a confirm and a cancel button.
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
  /// Creates an alert whose confirm and cancel buttons call `answer`.
  convenience init(_ question: Question, answer: @escaping @MainActor (Bool) -> Void) {
    self.init(title: question.title, message: question.message, preferredStyle: .alert)
    addAction(UIAlertAction(title: question.cancel, style: .cancel) { _ in answer(false) })
    let style: UIAlertAction.Style = question.isDestructive ? .destructive : .default
    addAction(UIAlertAction(title: question.confirm, style: style) { _ in answer(true) })
  }

  /// Creates an alert with a text field. The alert's buttons hold the pending answer.
  ///
  /// The confirm action captures the text field instead of the alert, because capturing the alert
  /// creates a retain cycle.
  convenience init(_ question: TextQuestion, answering pending: PendingAnswer<String>) {
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
