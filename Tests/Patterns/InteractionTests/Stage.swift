import Interaction
import Testing

/// The stages at which an interaction can be caught.
enum Stage: String, CaseIterable, CustomTestStringConvertible {
  case idle, asking, working, askingAgain, finished, cancelled

  static let underWay: [Stage] = [.asking, .working, .askingAgain]

  var testDescription: String { rawValue }
}

extension UserInteraction<SpySteps> {
  /// Brings the interaction to a stage, answering the steps' questions on the way.
  func advance(to stage: Stage, of steps: SpySteps) async {
    guard stage != .idle else { return }
    start()
    await steps.question.asked()
    switch stage {
    case .idle, .asking: break
    case .working: await reachWork(steps)
    case .askingAgain: await reachRetry(steps)
    case .finished:
      await reachWork(steps)
      await steps.work.answer(.success(1))
      _ = await run()
    case .cancelled:
      await steps.question.answer(nil)
      _ = await run()
    }
  }

  private func reachWork(_ steps: SpySteps) async {
    await steps.question.answer("yes")
    await steps.work.asked()
  }

  private func reachRetry(_ steps: SpySteps) async {
    await reachWork(steps)
    await steps.work.answer(.failure(.init()))
    await steps.question.asked()
  }
}
