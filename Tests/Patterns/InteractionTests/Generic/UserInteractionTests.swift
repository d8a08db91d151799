import Interaction
import TestSupport
import Testing

@Suite("UserInteraction", .tags(.mockInjection))
@MainActor
struct UserInteractionTests {
  @Test("a new interaction is idle and asks no question")
  func idle() {
    let (interaction, steps, _) = makeInteraction()
    #expect(interaction.state == .idle)
    #expect(interaction.outcome == nil)
    #expect(steps.messages == [])
  }

  @Test("the question appears before `start()` returns")
  func asksAtOnce() {
    let (interaction, steps, _) = makeInteraction()
    interaction.start()
    #expect(steps.messages == [.asked(.first)])
    interaction.cancel()
  }

  @Test("no work starts before the answer")
  func asksFirst() async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .asking, of: steps)
    #expect(interaction.state == .asking)
    #expect(steps.messages == [.asked(.first)])
    #expect(delegate.completions == [])
  }

  @Test("the work receives the answer, and the outcome is the result of the work")
  func works() async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .working, of: steps)
    #expect(interaction.state == .working)
    #expect(steps.messages == [.asked(.first), .worked("yes")])

    await steps.work.answer(.success(42))
    let outcome = await interaction.completion()
    #expect(outcome == .success(42))
    #expect(interaction.state == .finished)
    #expect(delegate.completions == [.finished])
  }

  @Test("a declined question reports `.cancelled`")
  func declined() async {
    let (interaction, steps, delegate) = makeInteraction()
    interaction.start()
    await steps.question.answer(nil)
    let outcome = await interaction.completion()
    #expect(outcome == nil)
    #expect(interaction.state == .cancelled)
    #expect(delegate.completions == [.cancelled])
    #expect(steps.messages == [.asked(.first)])
  }

  @Test("a second `start()` has no effect in any state", arguments: InteractionStage.allCases)
  func startedTwice(at stage: InteractionStage) async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: stage, of: steps)
    let before = (interaction.state, steps.messages, delegate.completions)
    if stage == .idle { interaction.start() }
    interaction.start()
    if stage == .idle {
      await steps.question.asked()
      #expect(steps.messages == [.asked(.first)])
    } else {
      #expect((interaction.state, steps.messages, delegate.completions) == before)
    }
    interaction.cancel()
  }

  @Test("after a failure, the next question receives the previous answer and the error")
  func offersRetry() async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .askingAgain, of: steps)
    #expect(interaction.state == .asking)
    #expect(steps.messages.last == .asked(.again("yes", after: .init())))
    #expect(delegate.completions == [])
    interaction.cancel()
  }

  @Test("each retry passes the new answer to the work")
  func retries() async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .askingAgain, of: steps)
    await steps.question.answer("once more")
    await steps.work.answer(.failure(.init(reason: "still refused")))
    await steps.question.answer("and again")
    await steps.work.answer(.success(3))
    let outcome = await interaction.completion()
    #expect(outcome == .success(3))
    #expect(
      steps.messages == [
        .asked(.first), .worked("yes"),
        .asked(.again("yes", after: .init())), .worked("once more"),
        .asked(.again("once more", after: .init(reason: "still refused"))), .worked("and again"),
      ])
    #expect(delegate.completions == [.finished])
  }

  @Test("if the user declines a retry, the outcome is the failure")
  func retryDeclined() async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .askingAgain, of: steps)
    await steps.question.answer(nil)
    let outcome = await interaction.completion()
    #expect(outcome == .failure(.init()))
    #expect(interaction.state == .finished)
    #expect(delegate.completions == [.finished])
  }

  @Test("if the delegate calls `cancel()`, the completion is not reported again")
  func reentrantDelegate() async {
    let (interaction, steps, delegate) = makeInteraction()
    delegate.onCompletion = { [weak delegate] interaction in
      #expect(interaction.state.isOver)
      // Without this condition, a repeated completion would cause an endless loop.
      if delegate?.completions.count == 1 { interaction.cancel() }
    }
    await interaction.advance(to: .finished, of: steps)
    #expect(delegate.completions == [.finished])
    #expect(interaction.outcome == .success(1))
  }
}
