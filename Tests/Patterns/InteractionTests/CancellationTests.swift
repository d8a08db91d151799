import Interaction
import TestSupport
import Testing

@Suite("UserInteraction: cancellation", .tags(.mockInjection))
@MainActor
struct CancellationTests {
  @Test(
    "in every unfinished state, `cancel()` reports the cancellation immediately and only once",
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

  @Test("`cancel()` after the completion has no effect", arguments: [Stage.finished, .cancelled])
  func cancelledTooLate(at stage: Stage) async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: stage, of: steps)
    let state = interaction.state
    interaction.cancel()
    #expect(interaction.state == state)
    #expect(delegate.completions == [state])
  }

  @Test("an answer after the cancellation starts no work", arguments: ["yes", nil])
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
    #expect(interaction.outcome == .cancelled)
    #expect(delegate.completions == [.cancelled])
    #expect(steps.messages == [.asked(.first), .worked("yes")])
  }

  @Test("`cancel()` cancels the task of the running step", arguments: [true, false])
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

@Suite("UserInteraction: `run()`", .tags(.mockInjection))
@MainActor
struct AsyncFormTests {
  @Test("`run()` starts, waits for the outcome and notifies the delegate")
  func runs() async {
    let (interaction, steps, delegate) = makeInteraction()
    let running = Task { await interaction.run() }
    await steps.question.answer("yes")
    await steps.work.answer(.success(9))
    let outcome = await running.finish()
    #expect(outcome == .completed(9))
    #expect(delegate.completions == [.finished])
  }

  @Test("several callers of `run()` receive the same outcome, and the question appears once")
  func severalCallers() async {
    let (interaction, steps, _) = makeInteraction()
    let first = Task { await interaction.run() }
    let second = Task { await interaction.run() }
    await steps.question.answer("yes")
    await steps.work.answer(.success(9))
    let outcomes = [await first.finish(), await second.finish()]
    #expect(outcomes == [.completed(9), .completed(9)])
    let later = await interaction.finish()
    #expect(later == .completed(9))
    #expect(steps.messages == [.asked(.first), .worked("yes")])
  }

  @Test("cancelling the waiting task cancels the interaction", arguments: Stage.underWay)
  func callerCancelled(at stage: Stage) async throws {
    let (interaction, steps, delegate) = makeInteraction()
    let completed = Signal("the interaction completes")
    delegate.onCompletion = { _ in completed.give() }
    let caller = Task { await interaction.run() }
    await steps.question.asked()
    await interaction.advance(to: stage, of: steps)
    caller.cancel()
    await completed.wait()
    try #require(delegate.completions == [.cancelled])
    let outcome = await caller.finish()
    #expect(outcome == .cancelled)
  }

  @Test("`run()` in a cancelled task asks no question")
  func callerCancelledBefore() async {
    let (interaction, steps, delegate) = makeInteraction()
    let caller = Task { await interaction.run() }
    caller.cancel()
    let outcome = await caller.finish()
    #expect(outcome == .cancelled)
    #expect(steps.messages == [])
    #expect(delegate.completions == [.cancelled])
  }
}

/// Steps with one call that runs until its task is cancelled.
@MainActor
private final class StoppableSteps: InteractionSteps {
  private let stopsAtQuestion: Bool
  let reached = Signal("the step starts")
  let stopped = Signal("the step is cancelled")

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
