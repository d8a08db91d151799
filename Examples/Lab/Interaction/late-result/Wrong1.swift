import Interaction
import Testing

@Suite("A result after the cancellation")
@MainActor
struct LateResultTests {
  @Test("a result after the cancellation is ignored")
  func lateResult() async {
    let (interaction, steps, delegate) = makeInteraction()
    await interaction.advance(to: .working, of: steps)
    interaction.cancel()
    #expect(delegate.completions == [.cancelled])
    #expect(interaction.state == .cancelled)
    #expect(interaction.outcome == nil)
  }
}
