import Interaction
import TestSupport
import Testing

@Suite("UserInteraction: cancellation", .tags(.mockInjection))
@MainActor
struct UserInteractionCancellationTests {
  @Test(
    "in every unfinished state, `cancel()` reports the cancellation immediately and only once",
    arguments: [InteractionStage.idle] + InteractionStage.underWay)
  func cancelled(at stage: InteractionStage) async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: stage, of: steps)
    interaction.cancel()
    interaction.cancel()
    #expect(interaction.state == .cancelled)
    #expect(interaction.outcome == nil)
    #expect(delegate.completions == [.cancelled])
  }

  @Test(
    "`cancel()` after the completion has no effect",
    arguments: [InteractionStage.finished, .cancelled])
  func cancelledTooLate(at stage: InteractionStage) async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: stage, of: steps)
    let state = interaction.state
    interaction.cancel()
    #expect(interaction.state == state)
    #expect(delegate.completions == [state])
  }

  @Test("an answer or a refusal after the cancellation starts no work", arguments: ["yes", nil])
  func lateAnswer(_ answer: String?) async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .asking, of: steps)
    interaction.cancel()
    await steps.question.answer(answer)
    await steps.questionReturned.wait()
    #expect(interaction.state == .cancelled)
    #expect(delegate.completions == [.cancelled])
    #expect(steps.messages == [.asked(.first)])
  }

  @Test("a result after the cancellation is ignored", arguments: [true, false])
  func lateResult(succeeds: Bool) async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .working, of: steps)
    interaction.cancel()
    await steps.work.answer(succeeds ? .success(1) : .failure(.init()))
    await steps.workReturned.wait()
    #expect(interaction.outcome == nil)
    #expect(delegate.completions == [.cancelled])
    #expect(steps.messages == [.asked(.first), .worked("yes")])
  }

  @Test("`cancel()` cancels the task of the question or of the work", arguments: [true, false])
  func stepIsCancelled(duringQuestion: Bool) async {
    let steps = StoppableSteps(stopsAtQuestion: duringQuestion)
    let interaction = UserInteraction(steps)
    interaction.start()
    await steps.reached.wait()
    interaction.cancel()
    await steps.stopped.wait()
    #expect(interaction.state == .cancelled)
  }

  @Test("`cancel()` while the question appears cancels the question's task")
  func cancelledByQuestion() async {
    let steps = StoppableSteps(stopsAtQuestion: true)
    let interaction = UserInteraction(steps)
    steps.onQuestion = { [weak interaction] in interaction?.cancel() }
    interaction.start()
    await steps.stopped.wait()
    #expect(interaction.state == .cancelled)
  }
}

/// Steps with one call that runs until its task is cancelled.
@MainActor
private final class StoppableSteps: InteractionSteps {
  private let stopsAtQuestion: Bool
  let reached = StepSignal("the step starts")
  let stopped = StepSignal("the step is cancelled")
  var onQuestion: () -> Void = {}

  init(stopsAtQuestion: Bool) {
    self.stopsAtQuestion = stopsAtQuestion
  }

  func ask(_ attempt: InteractionAttempt<Void, Never>) async -> Void? {
    onQuestion()
    if stopsAtQuestion { await runUntilCancelled() }
    return ()
  }

  func work(_ answer: Void) async {
    await runUntilCancelled()
  }

  private func runUntilCancelled() async {
    let (values, continuation) = AsyncStream<Never>.makeStream()
    reached.give()
    for await _ in values {}  // Ends when the task is cancelled.
    continuation.finish()
    stopped.give()
  }
}
