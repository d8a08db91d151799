// says: Your test waits for a fixed time or number of turns
import Interaction
import Testing

@Suite("A result after the cancellation")
@MainActor
struct LateResultTests {
  @Test("a result after the cancellation is ignored", arguments: [true, false])
  func lateResult(succeeds: Bool) async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .working, of: steps)
    interaction.cancel()
    #expect(delegate.completions == [.cancelled])

    await steps.work.answer(succeeds ? .success(1) : .failure(.init()))
    for _ in 1...100 { await Task.yield() }
    #expect(delegate.completions == [.cancelled])
    #expect(interaction.state == .cancelled)
    #expect(interaction.outcome == nil)
    #expect(steps.messages == [.asked(.first), .worked("yes")])
  }
}
