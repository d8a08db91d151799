/// The steps that differ between interactions: the question and the work.
///
/// `UserInteraction` adds the order, the retry, the cancellation and the completion. A conforming
/// type stores the ports that it uses, so a test passes mocks.
///
///     struct FollowSteps: InteractionSteps {
///       func ask(_ attempt: InteractionAttempt<Void, ServerError>) async -> Void? { … }
///       func work(_ answer: Void) async throws(ServerError) { … }
///     }
///
/// The interaction retains the steps. Its task retains them too until `ask` and `work` return, so
/// both methods should return soon after the task is cancelled.
@MainActor
public protocol InteractionSteps {
  /// The type of the answer, such as `Void` for yes, or a value that the user typed.
  associatedtype Answer
  /// The result type of the work.
  associatedtype Value
  /// The error type of the work.
  associatedtype Failure: Error

  /// Asks the question. Returns nil if the user declines or the system dismisses the question.
  ///
  /// After each failure the interaction calls this method with `.again`. An answer then repeats the
  /// work, and nil ends the interaction with that failure.
  func ask(_ attempt: InteractionAttempt<Answer, Failure>) async -> Answer?

  /// Does the work for the answer.
  func work(_ answer: Answer) async throws(Failure) -> Value
}

/// The attempt that a question belongs to, so that a retry can have its own text.
nonisolated public enum InteractionAttempt<Answer, Failure: Error> {
  /// The first question, before any work.
  case first
  /// The work for this answer failed, and the question offers a retry.
  case again(Answer, after: Failure)
}

nonisolated extension InteractionAttempt: Equatable where Answer: Equatable, Failure: Equatable {}
