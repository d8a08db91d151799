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
/// The interaction retains the steps. Its task retains them too until both methods return, so the
/// methods should return soon after the task is cancelled.
@MainActor
public protocol InteractionSteps {
  /// The type of the answer, such as `Void` for yes, `String` or a picked person.
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

nonisolated extension InteractionAttempt: Sendable where Answer: Sendable {}

/// The result of an interaction, reported exactly once.
nonisolated public enum InteractionOutcome<Value, Failure: Error> {
  /// The work succeeded with this value.
  case completed(Value)
  /// The work failed with this error, and the user did not retry.
  case failed(Failure)
  /// The user declined, the system dismissed the question or the program called `cancel()`.
  case cancelled

  /// The value of the work, or nil if the work did not succeed.
  public var value: Value? {
    if case .completed(let value) = self { value } else { nil }
  }
}

nonisolated extension InteractionOutcome: Equatable where Value: Equatable, Failure: Equatable {}

nonisolated extension InteractionOutcome: Sendable where Value: Sendable {}
