import Interaction
import Testing

/// The points at which a test stops an interaction.
enum InteractionStage: String, CaseIterable, CustomTestStringConvertible {
  case idle, asking, working, askingAgain, finished, cancelled

  static let underWay: [InteractionStage] = [.asking, .working, .askingAgain]

  var testDescription: String { rawValue }
}

/// Steps that record their calls and wait for the test's answers.
@MainActor
final class SpySteps: InteractionSteps {
  enum Message: Equatable {
    case asked(InteractionAttempt<String, Refusal>)
    case worked(String)
  }

  struct Refusal: Error, Equatable {
    var reason = "refused"
  }

  private(set) var messages: [Message] = []
  let question = ManualAnswer<String?>()
  let work = ManualAnswer<Result<Int, Refusal>>()
  /// Signals that `ask` returns. The interaction continues in the same main-actor turn.
  let questionReturned = StepSignal("`ask` returns")
  let workReturned = StepSignal("`work` returns")

  func ask(_ attempt: InteractionAttempt<String, Refusal>) async -> String? {
    messages.append(.asked(attempt))
    let answer = await question.value()
    questionReturned.give()
    return answer
  }

  func work(_ answer: String) async throws(Refusal) -> Int {
    messages.append(.worked(answer))
    let result = await work.value()
    workReturned.give()
    return try result.get()
  }
}

/// A delegate that records the interaction's state at each completion.
@MainActor
final class SpyInteractionDelegate: InteractionDelegate {
  private(set) var completions: [InteractionState] = []
  var onCompletion: (any Interacting) -> Void = { _ in }

  func interactionCompleted(_ interaction: any Interacting) {
    completions.append(interaction.state)
    onCompletion(interaction)
  }
}

/// Creates an idle interaction with spies.
@MainActor
func makeInteraction() -> (UserInteraction<SpySteps>, SpySteps, SpyInteractionDelegate) {
  let steps = SpySteps()
  let delegate = SpyInteractionDelegate()
  return (UserInteraction(steps, delegate: delegate), steps, delegate)
}

extension UserInteraction<SpySteps> {
  /// Advances the interaction to `stage` and answers all questions before that point.
  func advance(to stage: InteractionStage, of steps: SpySteps) async {
    guard stage != .idle else { return }
    start()
    await steps.question.asked()
    switch stage {
    case .idle, .asking: break
    case .working: await reachWork(steps)
    case .askingAgain:
      await reachWork(steps)
      await steps.work.answer(.failure(.init()))
      await steps.question.asked()
    case .finished:
      await reachWork(steps)
      await steps.work.answer(.success(1))
      await completion()
    case .cancelled:
      await steps.question.answer(nil)
      await completion()
    }
  }

  private func reachWork(_ steps: SpySteps) async {
    await steps.question.answer("yes")
    await steps.work.asked()
  }
}
