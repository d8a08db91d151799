/// The steps of work that one question stands before, or none, and one after each failure.
///
///     UserInteraction(
///       ConfirmedSteps(asking: asker, afterFailure: { .tryAgain("Not sent.", because: "\($0)") }) {
///         () throws(ServerError) in try await server.send(letter)
///       }
///     ).start()
///
/// - Isolation: main actor. It holds the asker and both closures; let them hold no screen.
@MainActor
public struct ConfirmedSteps<Value, Failure: Error>: InteractionSteps {
  private let question: Question?
  private let confirming: any Confirming
  private let questionAfter: @MainActor (Failure) -> Question
  private let job: @MainActor () async throws(Failure) -> Value

  /// Steps that begin with `question`, or at once where there is none, and do `job`.
  ///
  /// - Parameters:
  ///   - question: whether to begin; its yes begins.
  ///   - confirming: who puts the questions.
  ///   - questionAfter: whether to try again after this failure; its yes tries again.
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

  /// Puts the question of this attempt, where it has one.
  public func ask(_ attempt: InteractionAttempt<Void, Failure>) async -> Void? {
    let question: Question?
    switch attempt {
    case .first: question = self.question
    case .again(_, let failure): question = questionAfter(failure)
    }
    guard let question else { return () }
    return await confirming.confirm(question) ? () : nil
  }

  /// Does the job.
  public func work(_ answer: Void) async throws(Failure) -> Value {
    try await job()
  }
}
