/// Interaction steps with an optional first question, and a question after each failure.
///
///     UserInteraction(
///       ConfirmedSteps(asking: asker, afterFailure: { .tryAgain("Not sent.", because: "\($0)") }) {
///         () throws(ServerError) in try await server.send(letter)
///       }
///     ).start()
///
/// This type retains the asker and both closures, which must not capture a screen.
@MainActor
public struct ConfirmedSteps<Value, Failure: Error>: InteractionSteps {
  private let question: Question?
  private let confirming: any Confirming
  private let questionAfter: @MainActor (Failure) -> Question
  private let job: @MainActor () async throws(Failure) -> Value

  /// Creates steps that ask `question`, if there is one, and then run `job`.
  ///
  /// - Parameters:
  ///   - question: the question before the work.
  ///   - confirming: the object that asks the questions.
  ///   - questionAfter: returns the question that offers a retry after a failure.
  ///   - job: the work.
  public init(
    _ question: Question? = nil, asking confirming: any Confirming,
    afterFailure questionAfter: @escaping @MainActor (Failure) -> Question,
    job: @escaping @MainActor () async throws(Failure) -> Value
  ) {
    self.question = question
    self.confirming = confirming
    self.questionAfter = questionAfter
    self.job = job
  }

  /// Asks the question for this attempt, if there is one.
  public func ask(_ attempt: InteractionAttempt<Void, Failure>) async -> Void? {
    let question =
      switch attempt {
      case .first: question
      case .again(_, let failure): questionAfter(failure)
      }
    guard let question else { return () }
    return await confirming.confirm(question) ? () : nil
  }

  /// Runs the job.
  public func work(_ answer: Void) async throws(Failure) -> Value {
    try await job()
  }
}
