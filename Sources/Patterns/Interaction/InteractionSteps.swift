/// The two steps that differ from one interaction to the next: the question and the work.
///
/// `UserInteraction` does the rest: order, retry, cancellation, one completion, lifetime. A value of
/// this kind holds the ports that it asks and works through, so a test hands in mocks.
///
///     struct FollowSteps: InteractionSteps {
///       func ask(_ attempt: InteractionAttempt<Void, ServerError>) async -> Void? { … }
///       func work(_ answer: Void) async throws(ServerError) { … }
///     }
///
/// - Isolation: main actor. The steps are held by the interaction, and by its task until both
///   steps have returned; they should end soon after their task is cancelled.
@MainActor
public protocol InteractionSteps {
  /// What the question yields: `Void` for yes, a text, a person picked.
  associatedtype Answer
  /// What the work yields.
  associatedtype Value
  /// How the work can fail.
  associatedtype Failure: Error

  /// Puts the question; `nil` when it is declined or dismissed.
  ///
  /// Called with `.first`, and after each failure with `.again`, where an answer means "try again
  /// with this" and `nil` lets the failure stand.
  func ask(_ attempt: InteractionAttempt<Answer, Failure>) async -> Answer?

  /// Does what the answer asked for.
  func work(_ answer: Answer) async throws(Failure) -> Value
}
