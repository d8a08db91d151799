/// What an interaction came to: told exactly once, whatever happens.
nonisolated public enum InteractionOutcome<Value, Failure: Error> {
  /// The work succeeded with this value.
  case completed(Value)
  /// The work failed with this error, and the person did not want to try again.
  case failed(Failure)
  /// Nothing was wanted any more: the question was declined or dismissed, or `cancel()` was called.
  case cancelled

  /// What the work yielded; `nil` where it failed or was not done.
  public var value: Value? {
    if case .completed(let value) = self { value } else { nil }
  }
}

nonisolated extension InteractionOutcome: Equatable where Value: Equatable, Failure: Equatable {}

nonisolated extension InteractionOutcome: Sendable where Value: Sendable {}
