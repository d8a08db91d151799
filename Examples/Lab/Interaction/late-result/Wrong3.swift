import Interaction
import Testing

@Suite("A result after the cancellation")
@MainActor
struct LateResultTests {
  @Test("a result after the cancellation is ignored", arguments: [true, false])
  func lateResult(succeeds: Bool) async {
    let (interaction, steps, _) = makeInteraction()
    await interaction.advance(to: .working, of: steps)
    interaction.cancel()
    await steps.work.answer(succeeds ? .success(1) : .failure(.init()))
    await steps.workReturned.wait()
    #expect(interaction.state == .cancelled)
    #expect(steps.messages.count == 2)
  }
}
