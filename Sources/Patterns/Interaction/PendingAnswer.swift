/// An answer still to be given by a view on screen; given exactly once, come what may.
///
/// A view framework calls back from the button that was pressed, and says nothing when it takes the
/// question away by itself. So the view's callbacks are made the only holders of this object: when
/// they go, unanswered, it goes with them and answers `nil`. That covers the question dismissed by
/// the system, the presenter that is gone, and the one that already presents something else.
///
///     await PendingAnswer.wait { pending in
///       let alert = AlertController(question) { pending.give($0) }
///       presenter?.present(alert, animated: true)
///       return { [weak alert] in alert?.dismiss(animated: true) }
///     }
///
/// - Isolation: main actor. Held by the callbacks of the view it is shown in, by no one else.
@MainActor
public final class PendingAnswer<Answer: Sendable> {
  /// Takes the question away. It must hold the view weakly, or the answer would outlive it.
  public typealias Withdrawal = @MainActor () -> Void

  private var continuation: CheckedContinuation<Answer?, Never>?

  private init(_ continuation: CheckedContinuation<Answer?, Never>) {
    self.continuation = continuation
  }

  deinit {
    continuation?.resume(returning: nil)
  }

  /// Gives the answer. Ignored when it was given before.
  public func give(_ answer: Answer?) {
    continuation?.resume(returning: answer)
    continuation = nil
  }

  /// Shows a question and waits for its answer.
  ///
  /// - Parameter show: Puts the question on screen, with callbacks that hold the pending answer,
  ///   and returns how to take it away when the waiting task is cancelled.
  /// - Returns: The answer; `nil` when the question was declined, dismissed, or never shown.
  public static func wait(showing show: @MainActor (PendingAnswer) -> Withdrawal) async -> Answer? {
    let shown = ShownQuestion()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        shown.withdraw = show(PendingAnswer(continuation))
      }
    } onCancel: {
      Task { @MainActor in shown.withdraw?() }
    }
  }
}

/// Carries the withdrawal to the cancellation handler.
@MainActor
private final class ShownQuestion {
  var withdraw: (@MainActor () -> Void)?
}
