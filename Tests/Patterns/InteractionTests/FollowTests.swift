import Domain
import Interaction
import TestDoubles
import TestSupport
import Testing

@Suite("Interaction: follow a person (D6)", .tags(.mockInjection))
@MainActor
struct FollowTests {
  @Test("it asks by name, sends one request, and yields the profile as it is then")
  func follows() async {
    let (interaction, asker, service) = makeFollow(decisions: [true])
    let outcome = await interaction.run()
    #expect(
      outcome == .completed(Profile(of: .ada, followerCount: 1, isFollowed: true)))
    #expect(asker.confirmations == [Question("Follow Ada Lovelace?", confirm: "Follow")])
    #expect(service.messages == [.follow(Person.ada.id)])
  }

  @Test("a screen that shows the name has it in both questions as it shows it")
  func named() async {
    let asker = ScriptedAsker(decisions: [true, false])
    let service = MockProfileService([])
    service.failures = [.unreachable(reason: "no network")]
    let steps = FollowSteps(.xiaoyun, named: "王小云", through: service, asking: asker)
    _ = await UserInteraction(steps).run()
    #expect(
      asker.confirmations.map(\.title) == ["Follow 王小云?", "王小云 could not be followed."])
  }

  @Test("declined, nothing is sent")
  func declined() async {
    let (interaction, _, service) = makeFollow(decisions: [false])
    let outcome = await interaction.run()
    #expect(outcome == .cancelled)
    #expect(service.messages == [])
  }

  @Test(
    "a failure that may pass offers to try again, and tells the reason",
    arguments: [
      ServerError.unreachable(reason: "no network"), .unavailable(status: 503, retryAfter: nil),
    ])
  func offersRetry(after failure: ServerError) async {
    let (interaction, asker, service) = makeFollow(decisions: [true, true])
    service.failures = [failure]
    let outcome = await interaction.run()
    #expect(
      outcome == .completed(Profile(of: .ada, followerCount: 1, isFollowed: true)))
    #expect(
      asker.confirmations.last
        == .tryAgain("Ada Lovelace could not be followed.", because: failure.description))
    #expect(service.messages.count == 2)
  }

  @Test("a retry that is declined lets the failure stand")
  func retryDeclined() async {
    let (interaction, _, service) = makeFollow(decisions: [true, false])
    service.failures = [.unreachable(reason: "no network")]
    let outcome = await interaction.run()
    #expect(outcome == .failed(.unreachable(reason: "no network")))
  }

  @Test(
    "a refusal is final: no retry is offered where it cannot help",
    arguments: [
      ServerError.unauthorized(status: 401), .refused(status: 403, reason: "blocked"),
      .cursorExpired, .invalidResponse(.notJSON(contentType: "text/html")),
    ])
  func noUselessRetry(after failure: ServerError) async {
    let (interaction, asker, service) = makeFollow(decisions: [true])
    service.failures = [failure]
    let outcome = await interaction.run()
    #expect(outcome == .failed(failure))
    #expect(asker.confirmations.count == 1)
  }

  @Test("the document's own, declined, never reports; this one does", .tags(.trap))
  func silentTrap() async {
    let asker = ScriptedAsker(decisions: [false])
    let service = MockProfileService([Profile(of: .ada)])
    await confirmation("the document's interaction reports", expectedCount: 0) { reports in
      let silent = SilentFollowInteraction(.ada, through: service, asking: asker) { reports() }
      await silent.follow()
    }
    let (interaction, _, _) = makeFollow(decisions: [false])
    let delegate = SpyDelegate()
    interaction.delegate = delegate
    _ = await interaction.run()
    #expect(delegate.completions == [.cancelled])
  }

  @Test("the document's own reports a failed request like a success", .tags(.trap))
  func silentTrapFailure() async {
    let service = MockProfileService([Profile(of: .ada)])
    service.failures = [.refused(status: 403, reason: "blocked")]
    await confirmation("it reports") { reports in
      let asker = ScriptedAsker(decisions: [true])
      let silent = SilentFollowInteraction(.ada, through: service, asking: asker) { reports() }
      await silent.follow()
    }
  }

  private func makeFollow(
    decisions: [Bool]
  ) -> (FollowInteraction, ScriptedAsker, MockProfileService) {
    let asker = ScriptedAsker(decisions: decisions)
    let service = MockProfileService([Profile(of: .ada)])
    return (UserInteraction(FollowSteps(.ada, through: service, asking: asker)), asker, service)
  }
}
