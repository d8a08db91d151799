// says: Your test waits for a fixed time or number of turns
import Domain
import Interaction
import TestDoubles
import Testing

@Suite("A declined question")
@MainActor
struct DeclinedQuestionTests {
  @Test("if the user declines, the delegate is notified once and no request is sent")
  func declined() async throws {
    let (interaction, delegate, service) = makeFollow(decisions: [false])
    interaction.start()
    try await ContinuousClock().sleep(for: .milliseconds(300))
    #expect(delegate.completions == [.cancelled])
    #expect(service.messages == [])
  }

  /// Creates an interaction that follows Ada. `decisions` are the user's answers.
  ///
  /// The interaction holds the delegate weakly, so a test must store it.
  private func makeFollow(
    decisions: [Bool]
  ) -> (
    interaction: FollowInteraction, delegate: SpyInteractionDelegate, service: MockProfileService
  ) {
    let service = MockProfileService([Profile(of: .ada)])
    let delegate = SpyInteractionDelegate()
    let asker = ScriptedAsker(decisions: decisions)
    let steps = FollowSteps(.ada, through: service, asking: asker)
    return (UserInteraction(steps, delegate: delegate), delegate, service)
  }
}
