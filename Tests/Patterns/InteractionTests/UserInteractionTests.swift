import Interaction
import TestSupport
import Testing

@Suite(
  "Interaction: one object from the tap to the outcome",
  .timeLimit(.minutes(3)), .tags(.mockInjection))
@MainActor
struct UserInteractionTests {
  @Test("made, it is idle and asks nothing")
  func idle() {
    let (interaction, steps, _) = makeInteraction()
    #expect(interaction.state == .idle)
    #expect(interaction.outcome == nil)
    #expect(steps.messages == [])
  }

  @Test("the question is put before start returns: an alert comes up within the tap")
  func asksAtOnce() {
    let (interaction, steps, _) = makeInteraction()
    interaction.start()
    #expect(steps.messages == [.asked(.first)])
    interaction.cancel()
  }

  @Test("nothing is done before the question is answered")
  func asksFirst() async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .asking, of: steps)
    #expect(interaction.state == .asking)
    #expect(steps.messages == [.asked(.first)])
    #expect(delegate.completions == [])
  }

  @Test("the answer is worked with, and the value is the outcome")
  func works() async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .working, of: steps)
    #expect(interaction.state == .working)
    #expect(steps.messages == [.asked(.first), .worked("yes")])

    await steps.work.answer(.success(42))
    let outcome = await interaction.run()
    #expect(outcome == .completed(42))
    #expect(interaction.state == .finished)
    #expect(delegate.completions == [.finished])
  }

  @Test("declined, it reports that it was cancelled: the document's never reported")
  func declined() async {
    let (interaction, steps, delegate) = makeInteraction()
    interaction.start()
    await steps.question.answer(nil)
    let outcome = await interaction.run()
    #expect(outcome == .cancelled)
    #expect(interaction.state == .cancelled)
    #expect(delegate.completions == [.cancelled])
    #expect(steps.messages == [.asked(.first)])
  }

  @Test("a second start is ignored at every stage", arguments: Stage.allCases)
  func startedTwice(at stage: Stage) async {
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

  @Test("a failure goes back to the question, which knows what was tried and what went wrong")
  func offersRetry() async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .askingAgain, of: steps)
    #expect(interaction.state == .asking)
    #expect(steps.messages.last == .asked(.again("yes", after: .init())))
    #expect(delegate.completions == [])
    interaction.cancel()
  }

  @Test("tried again, it works with the new answer, as often as the person wants")
  func retries() async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .askingAgain, of: steps)
    await steps.question.answer("once more")
    await steps.work.answer(.failure(.init(reason: "still refused")))
    await steps.question.answer("and again")
    await steps.work.answer(.success(3))
    let outcome = await interaction.run()
    #expect(outcome == .completed(3))
    #expect(
      steps.messages == [
        .asked(.first), .worked("yes"),
        .asked(.again("yes", after: .init())), .worked("once more"),
        .asked(.again("once more", after: .init(reason: "still refused"))), .worked("and again"),
      ])
    #expect(delegate.completions == [.finished])
  }

  @Test("a retry that is declined lets the failure stand as the outcome")
  func retryDeclined() async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .askingAgain, of: steps)
    await steps.question.answer(nil)
    let outcome = await interaction.run()
    #expect(outcome == .failed(.init()))
    #expect(interaction.outcome?.value == nil)
    #expect(interaction.state == .finished)
    #expect(delegate.completions == [.finished])
  }

  @Test("the delegate finds the interaction over, and cannot make it report twice")
  func reentrantDelegate() async {
    let (interaction, steps, delegate) = makeInteraction()
    delegate.onCompletion = { interaction in
      #expect(interaction.state.isOver)
      interaction.cancel()
    }
    await interaction.advance(to: .finished, of: steps)
    #expect(delegate.completions == [.finished])
    #expect(interaction.outcome == .completed(1))
  }
}
