/// Which attempt a question belongs to, so that the second can be worded otherwise than the first.
nonisolated public enum InteractionAttempt<Answer, Failure: Error> {
  /// Nothing has been tried.
  case first
  /// The work was tried with this answer and failed: the question now offers to try again.
  case again(Answer, after: Failure)
}

nonisolated extension InteractionAttempt: Equatable where Answer: Equatable, Failure: Equatable {}

nonisolated extension InteractionAttempt: Sendable where Answer: Sendable {}
