/// The state of an interaction, from its creation to its outcome.
///
///     idle ──start──▶ asking ──answered──▶ working ──done──▶ finished
///                     asking ◀──failed───  working
///     any of the first three ──cancel──▶ cancelled
///
/// `finished` and `cancelled` are final.
nonisolated public enum InteractionState: Equatable, Sendable {
  /// The interaction has not started.
  case idle
  /// A question is on screen: the first question, or a question that offers a retry.
  case asking
  /// The user answered, and the work is running.
  case working
  /// The work succeeded, or it failed and the user did not retry.
  case finished
  /// The user, the system or the program cancelled the interaction.
  case cancelled

  /// Whether the interaction has started and has not completed yet.
  public var isUnderWay: Bool { self == .asking || self == .working }

  /// Whether the interaction is completed.
  public var isOver: Bool { self == .finished || self == .cancelled }
}

/// A `UserInteraction` of any type, as a delegate receives it.
///
/// A controller with several interactions compares identities (`interaction === deletion`).
@MainActor
public protocol Interacting: AnyObject {
  /// The current state.
  var state: InteractionState { get }

  /// Cancels the interaction. Has no effect after the completion.
  func cancel()
}

/// An object that observes the completion of interactions.
///
/// An interaction holds its delegate weakly, and completes even if the delegate no longer exists.
@MainActor
public protocol InteractionDelegate: AnyObject {
  /// Called exactly once for each started interaction, even if it is cancelled.
  ///
  /// Read `interaction.state`, which is `.finished` or `.cancelled`.
  func interactionCompleted(_ interaction: any Interacting)
}

/// An interaction with the user: a tap, a question, the work, the outcome.
///
///     let interaction = UserInteraction(steps, delegate: self)
///     interaction.start()            // … later: interactionCompleted(_:)
///
/// - A second start has no effect.
/// - There is exactly one completion, even after a cancellation.
/// - After a failure the steps can ask again and offer a retry.
/// - The interaction retains itself from start to completion, so the caller need not retain it.
///
/// The interaction retains its steps and holds its delegate weakly. Its task retains the steps, but
/// not the interaction. So `cancel()` frees the interaction even if the question never returns.
@MainActor
public final class UserInteraction<Steps: InteractionSteps>: Interacting {
  /// The current state.
  public private(set) var state = InteractionState.idle
  /// The result of the work, or nil before the completion and after a cancellation.
  ///
  /// After a failure, it is the error of the last attempt.
  public private(set) var outcome: Result<Steps.Value, Steps.Failure>?
  /// The delegate, held weakly.
  public weak var delegate: (any InteractionDelegate)?

  private let steps: Steps
  private var task: Task<Void, Never>?
  private var retainedSelf: UserInteraction?

  /// Creates an interaction without starting it.
  public init(_ steps: Steps, delegate: (any InteractionDelegate)? = nil) {
    self.steps = steps
    self.delegate = delegate
  }

  /// Asks the question. Has no effect unless the interaction is idle.
  ///
  /// The question appears before this method returns, in the same main-actor turn as the tap.
  /// Before iOS 26 and macOS 26 the question appears one main-actor turn later.
  public func start() {
    guard state == .idle else { return }
    state = .asking
    retainedSelf = self
    // A `guard let self` here would retain the interaction across an `await`.
    let run: @MainActor () async -> Void = { [weak self, steps] in
      var attempt = InteractionAttempt<Steps.Answer, Steps.Failure>.first
      while let answer = await steps.ask(attempt), self?.enter(.working) == true {
        do throws(Steps.Failure) {
          let value = try await steps.work(answer)
          self?.complete(.success(value))
          return
        } catch {
          attempt = .again(answer, after: error)
        }
        guard self?.enter(.asking) == true else { return }
      }
      switch attempt {
      case .first: self?.complete(nil)
      case .again(_, let failure): self?.complete(.failure(failure))
      }
    }
    if #available(macOS 26, iOS 26, *) {
      task = Task.immediate { await run() }
    } else {
      task = Task { await run() }
    }
    // If the interaction ended before `task` was set, `complete` could not cancel the task.
    if state.isOver { task?.cancel() }
  }

  /// Cancels the interaction and reports it at once. Has no effect after the completion.
  ///
  /// The task of the running step is cancelled, and the step's result is ignored. A request that
  /// already reached a server may still take effect there.
  public func cancel() {
    complete(nil)
  }

  /// Enters the next state. Returns false if the interaction is already over.
  private func enter(_ next: InteractionState) -> Bool {
    guard state.isUnderWay else { return false }
    state = next
    return true
  }

  private func complete(_ outcome: Result<Steps.Value, Steps.Failure>?) {
    guard !state.isOver else { return }
    state = outcome == nil ? .cancelled : .finished
    self.outcome = outcome
    task?.cancel()
    delegate?.interactionCompleted(self)
    retainedSelf = nil
  }
}
