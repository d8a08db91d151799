import Interaction
import TestSupport
import Testing

@Suite("Interaction: the async form", .timeLimit(.minutes(3)), .tags(.mockInjection))
@MainActor
struct AsyncFormTests {
  @Test("one call starts it and waits for the outcome, and the delegate hears as well")
  func runs() async {
    let (interaction, steps, delegate) = makeInteraction()
    async let running = interaction.run()
    await steps.question.answer("yes")
    await steps.work.answer(.success(9))
    let outcome = await running
    #expect(outcome == .completed(9))
    #expect(delegate.completions == [.finished])
  }

  @Test("everybody who waits gets the same outcome, and the question is put once")
  func severalCallers() async {
    let (interaction, steps, _) = makeInteraction()
    async let first = interaction.run()
    async let second = interaction.run()
    await steps.question.answer("yes")
    await steps.work.answer(.success(9))
    let outcomes = await [first, second]
    #expect(outcomes == [.completed(9), .completed(9)])
    let later = await interaction.run()
    #expect(later == .completed(9))
    #expect(steps.messages == [.asked(.first), .worked("yes")])
  }

  @Test("cancelling the task that waits cancels the interaction", arguments: Stage.underWay)
  func callerCancelled(at stage: Stage) async throws {
    let (interaction, steps, delegate) = makeInteraction()
    let completed = Signal()
    delegate.onCompletion = { _ in completed.give() }
    let caller = Task { await interaction.run() }
    await steps.question.asked()  // Only the caller starts it: so now the caller waits.
    await interaction.advance(to: stage, of: steps)
    caller.cancel()
    await completed.wait()
    try #require(delegate.completions == [.cancelled])
    let outcome = await caller.value
    #expect(outcome == .cancelled)
  }

  @Test("called in a task that is cancelled already, it asks nothing")
  func callerCancelledBefore() async {
    let (interaction, steps, delegate) = makeInteraction()
    let caller = Task { await interaction.run() }
    caller.cancel()
    let outcome = await caller.value
    #expect(outcome == .cancelled)
    #expect(steps.messages == [])
    #expect(delegate.completions == [.cancelled])
  }
}
