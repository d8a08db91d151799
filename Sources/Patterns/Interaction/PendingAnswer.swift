/// An answer that a view on screen gives exactly once.
///
/// Only the view's callbacks retain this object. If the system dismisses the view without a
/// callback, this object is freed and the answer is nil. The answer is also nil if the presenting
/// controller no longer exists or already presents another view.
///
///     await PendingAnswer.wait { pending in
///       let alert = UIAlertController(question) { pending.give($0) }
///       presenter?.present(alert, animated: true)
///       return { [weak alert] in alert?.dismissAfterTransition() }
///     }
@MainActor
public final class PendingAnswer<Answer: Sendable> {
  /// A closure that dismisses the question. It must hold the view weakly.
  public typealias Withdrawal = @MainActor () -> Void

  private var continuation: CheckedContinuation<Answer?, Never>?

  private init(_ continuation: CheckedContinuation<Answer?, Never>) {
    self.continuation = continuation
  }

  deinit {
    continuation?.resume(returning: nil)
  }

  /// Gives the answer. Later calls have no effect.
  public func give(_ answer: Answer?) {
    continuation.take()?.resume(returning: answer)
  }

  /// Shows a question and waits for its answer.
  ///
  /// - Parameter show: Presents the view, whose callbacks retain the pending answer. Returns a
  ///   closure that dismisses the view. It is called if the waiting task is cancelled.
  /// - Returns: The answer, or nil if the view is dismissed or never shown.
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

/// Holds the closure that dismisses the question, so that the cancellation handler can call it.
@MainActor
private final class ShownQuestion {
  var withdraw: (@MainActor () -> Void)?
}
