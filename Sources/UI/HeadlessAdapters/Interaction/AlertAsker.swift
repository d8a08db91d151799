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

extension AlertController {
  /// An alert that puts a yes-or-no question; its buttons hold the pending answer.
  public convenience init(_ question: Question, answering pending: PendingAnswer<Bool>) {
    self.init(question) { pending.give($0) }
  }

  /// An alert that puts a yes-or-no question; its buttons hold `answer`, and call it within the tap.
  public convenience init(_ question: Question, answer: @escaping @MainActor (Bool) -> Void) {
    self.init(title: question.title, message: question.message, preferredStyle: .alert)
    addAction(AlertAction(title: question.cancel, style: .cancel) { _ in answer(false) })
    let style: AlertAction.Style = question.isDestructive ? .destructive : .default
    addAction(AlertAction(title: question.confirm, style: style) { _ in answer(true) })
  }

  /// An alert that asks for a line of text; its buttons hold the pending answer.
  ///
  /// The button that hands the text in holds the field, not the alert: an action that holds its
  /// alert is held by it, and neither is ever freed (the document's form, B6).
  public convenience init(_ question: TextQuestion, answering pending: PendingAnswer<String>) {
    self.init(title: question.title, message: question.message, preferredStyle: .alert)
    addTextField { field in
      field.placeholder = question.placeholder
      field.text = question.text
    }
    let field = textFields?.first
    addAction(AlertAction(title: question.cancel, style: .cancel) { _ in pending.give(nil) })
    addAction(
      AlertAction(title: question.confirm, style: .default) { _ in
        pending.give(field?.text ?? "")
      })
  }
}
