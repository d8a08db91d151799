import Interaction
import TestSupport
import Testing

@Suite("UserInteraction: `run()`", .tags(.mockInjection))
@MainActor
struct UserInteractionRunTests {
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

  @Test("cancelling the waiting task cancels the interaction", arguments: InteractionStage.underWay)
  func callerCancelled(at stage: InteractionStage) async throws {
    let (interaction, steps, delegate) = makeInteraction()
    let completed = StepSignal("the interaction completes")
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
