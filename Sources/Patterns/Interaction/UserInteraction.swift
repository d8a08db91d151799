/// One object for tap → question → work → outcome (D6).
///
/// Report through a delegate, as in the document:
///
///     let interaction = UserInteraction(steps, delegate: self)
///     interaction.start()            // … later: interactionCompleted(_:)
///
/// or await the outcome: see `run()`. Either way:
///
/// - a second start is ignored;
/// - there is exactly one completion, and a cancelled interaction has one too;
/// - a failure goes back to the question, which offers to try again;
/// - from start to completion the object holds itself, so the caller may drop it;
///   afterwards nothing of its own holds it.
///
/// - Isolation: main actor. It holds its steps strongly and its delegate weakly. Its task holds the
///   steps but not the interaction, so a question that never returns keeps nothing else alive.
@MainActor
public final class UserInteraction<Steps: InteractionSteps>: Interacting {
  /// What this interaction can come to.
  public typealias Outcome = InteractionOutcome<Steps.Value, Steps.Failure>

  /// Where the interaction stands.
  public private(set) var state = InteractionState.idle
  /// What it came to; `nil` until it is over.
  public private(set) var outcome: Outcome?
  /// Hears of the completion; held weakly.
  public weak var delegate: (any InteractionDelegate)?

  private let steps: Steps
  private var task: Task<Void, Never>?
  private var retainedSelf: UserInteraction?
  private var awaiting: [CheckedContinuation<Void, Never>] = []

  /// An interaction that has not started.
  public init(_ steps: Steps, delegate: (any InteractionDelegate)? = nil) {
    self.steps = steps
    self.delegate = delegate
  }

  /// Puts the question. Ignored unless the interaction is idle.
  ///
  /// The question is put before this returns: an alert comes up within the tap that it answers, and
  /// an asker that answers at once is answered at once. Systems older than 2025's put it one turn
  /// of the main actor later.
  public func start() {
    guard state == .idle else { return }
    state = .asking
    retainedSelf = self
    // Nothing here may hold `self` across an `await`: hence no `guard let self`.
    let run: @MainActor () async -> Void = { [weak self, steps] in
      var attempt = InteractionAttempt<Steps.Answer, Steps.Failure>.first
      while let answer = await steps.ask(attempt), self?.enter(.working) == true {
        do throws(Steps.Failure) {
          let value = try await steps.work(answer)
          self?.complete(.completed(value))
          return
        } catch {
          attempt = .again(answer, after: error)
        }
        guard self?.enter(.asking) == true else { return }
      }
      self?.complete(attempt.outcomeWhenDeclined())
    }
    task = atOnce(run)
  }

  /// Takes the interaction back and reports `.cancelled` at once. Ignored when it is over.
  ///
  /// The running step's task is cancelled, and what that step still returns is dropped. Work that
  /// had already reached a server may have taken effect there.
  public func cancel() {
    complete(.cancelled)
  }

  /// Starts the interaction and waits for its one outcome: the async form.
  ///
  ///     switch await interaction.run() {
  ///     case .completed, .failed: binding.updateView()
  ///     case .cancelled: break
  ///     }
  ///
  /// Cancelling the task that waits cancels the interaction. It may be called again, or beside
  /// `start()`: each caller gets the same outcome.
  public func run() async -> Outcome {
    // The handler runs anywhere, and so captures the interaction as a type without parameters.
    let interaction: any Interacting = self
    return await withTaskCancellationHandler {
      if Task.isCancelled { cancel() } else { start() }
      while true {
        if let outcome { return outcome }
        await withCheckedContinuation { awaiting.append($0) }
      }
    } onCancel: {
      Task { @MainActor in interaction.cancel() }
    }
  }

  /// Moves on, unless the interaction was taken back while the step ran.
  private func enter(_ next: InteractionState) -> Bool {
    if state.isUnderWay { state = next }
    return state.isUnderWay
  }

  private func complete(_ outcome: Outcome) {
    guard !state.isOver else { return }
    if case .cancelled = outcome { state = .cancelled } else { state = .finished }
    self.outcome = outcome
    task?.cancel()
    task = nil
    delegate?.interactionCompleted(self)
    for caller in awaiting { caller.resume() }
    awaiting = []
    retainedSelf = nil
  }
}

/// Runs `work` up to where it first waits, and the rest of it in the task that is returned.
@MainActor
private func atOnce(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
  if #available(macOS 26, iOS 26, *) { return Task.immediate { await work() } }
  return Task { await work() }
}

nonisolated extension InteractionAttempt {
  /// What declining the question of this attempt comes to.
  fileprivate func outcomeWhenDeclined<Value>() -> InteractionOutcome<Value, Failure> {
    switch self {
    case .first: .cancelled
    case .again(_, let failure): .failed(failure)
    }
  }
}
