import Interaction
import TestSupport
import Testing

@Suite("Interaction: taken back", .timeLimit(.minutes(3)), .tags(.mockInjection))
@MainActor
struct CancellationTests {
  @Test(
    "cancelled at any stage, it reports at once and exactly once",
    arguments: [Stage.idle] + Stage.underWay)
  func cancelled(at stage: Stage) async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: stage, of: steps)
    interaction.cancel()
    interaction.cancel()
    #expect(interaction.state == .cancelled)
    #expect(interaction.outcome == .cancelled)
    #expect(delegate.completions == [.cancelled])
  }

  @Test("cancelled when it is over, it stays what it was", arguments: [Stage.finished, .cancelled])
  func cancelledTooLate(at stage: Stage) async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: stage, of: steps)
    let state = interaction.state
    interaction.cancel()
    #expect(interaction.state == state)
    #expect(delegate.completions == [state])
  }

  @Test("an answer that comes after the cancellation starts no work", arguments: ["yes", nil])
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

  @Test("what the request returns after the cancellation is dropped", arguments: [true, false])
  func lateResult(succeeds: Bool) async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .working, of: steps)
    interaction.cancel()
    await steps.work.answer(succeeds ? .success(1) : .failure(.init()))
    await steps.workReturned.wait()
    #expect(interaction.outcome == .cancelled)
    #expect(delegate.completions == [.cancelled])
    #expect(steps.messages == [.asked(.first), .worked("yes")])
  }

  @Test("the step that runs is told to stop", arguments: [true, false])
  func stepIsCancelled(duringQuestion: Bool) async {
    let steps = StoppableSteps(stopsAtQuestion: duringQuestion)
    let interaction = UserInteraction(steps)
    interaction.start()
    await steps.reached.wait()
    interaction.cancel()
    await steps.stopped.wait()
    #expect(interaction.state == .cancelled)
  }
}

/// Steps one of which runs until its task is cancelled.
@MainActor
private final class StoppableSteps: InteractionSteps {
  private let stopsAtQuestion: Bool
  let reached = Signal()
  let stopped = Signal()

  init(stopsAtQuestion: Bool) {
    self.stopsAtQuestion = stopsAtQuestion
  }

  func ask(_ attempt: InteractionAttempt<Void, Never>) async -> Void? {
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
