import Domain
import Interaction
import TestDoubles
import TestSupport
import Testing

@Suite("FollowSteps", .tags(.mockInjection))
@MainActor
struct FollowTests {
  @Test("a confirmed question sends one request and returns the new profile")
  func follows() async {
    let (interaction, asker, service) = makeFollow(decisions: [true])
    let outcome = await interaction.finish()
    #expect(
      outcome == .success(Profile(of: .ada, followerCount: 1, isFollowed: true)))
    #expect(asker.confirmations == [Question("Follow Ada Lovelace?", confirm: "Follow")])
    #expect(service.messages == [.follow(Person.ada.id)])
  }

  @Test("the first question and the retry question contain the name that the screen passes")
  func named() async {
    let asker = ScriptedAsker(decisions: [true, false])
    let service = MockProfileService([])
    service.failures = [.unreachable(reason: "no network")]
    let steps = FollowSteps(.xiaoyun, named: "王小云", through: service, asking: asker)
    await UserInteraction(steps).finish()
    #expect(
      asker.confirmations.map(\.title) == ["Follow 王小云?", "王小云 could not be followed."])
  }

  @Test(
    "the default question contains the person's name, even if one part of the name is empty",
    arguments: [
      ("Ada", "Lovelace", "Ada Lovelace"), ("Ada", "", "Ada"), ("", "Lovelace", "Lovelace"),
    ])
  func defaultName(_ first: String, _ last: String, _ name: String) async {
    let asker = ScriptedAsker(decisions: [false])
    let person = Person(PersonInfo(storedFirstName: first, lastName: last, birthday: nil))
    let steps = FollowSteps(person, through: MockProfileService([]), asking: asker)
    await UserInteraction(steps).finish()
    #expect(asker.confirmations.map(\.title) == ["Follow \(name)?"])
  }

  @Test("a declined question sends no request")
  func declined() async {
    let (interaction, _, service) = makeFollow(decisions: [false])
    await interaction.finish()
    #expect(interaction.state == .cancelled)
    #expect(service.messages == [])
  }

  @Test(
    "after a temporary failure, a question shows the reason and offers a retry",
    arguments: [
      ServerError.unreachable(reason: "no network"), .unavailable(status: 503, retryAfter: nil),
    ])
  func offersRetry(after failure: ServerError) async {
    let (interaction, asker, service) = makeFollow(decisions: [true, true])
    service.failures = [failure]
    let outcome = await interaction.finish()
    #expect(
      outcome == .success(Profile(of: .ada, followerCount: 1, isFollowed: true)))
    #expect(
      asker.confirmations.last
        == .tryAgain("Ada Lovelace could not be followed.", because: failure.description))
    #expect(service.messages.count == 2)
  }

  @Test("if the user declines a retry, the outcome is the failure")
  func retryDeclined() async {
    let (interaction, _, service) = makeFollow(decisions: [true, false])
    service.failures = [.unreachable(reason: "no network")]
    let outcome = await interaction.finish()
    #expect(outcome == .failure(.unreachable(reason: "no network")))
  }

  @Test(
    "after a permanent failure, no retry is offered",
    arguments: [
      ServerError.unauthorized(status: 401), .refused(status: 403, reason: "blocked"),
      .cursorExpired, .replaced, .invalidResponse(.notJSON(contentType: "text/html")),
    ])
  func noRetryAfterPermanentFailure(after failure: ServerError) async {
    let (interaction, asker, service) = makeFollow(decisions: [true])
    service.failures = [failure]
    let outcome = await interaction.finish()
    #expect(outcome == .failure(failure))
    #expect(asker.confirmations.count == 1)
  }

  @Test(
    "`UserInteraction` reports a declined question, but `SilentFollowInteraction` does not",
    .tags(.trap))
  func silentTrap() async {
    let asker = ScriptedAsker(decisions: [false])
    let service = MockProfileService([Profile(of: .ada)])
    await confirmation("`SilentFollowInteraction` reports", expectedCount: 0) { reports in
      let silent = SilentFollowInteraction(.ada, through: service, asking: asker) { reports() }
      await silent.follow()
    }
    #expect(service.messages == [])
    let (interaction, _, _) = makeFollow(decisions: [false])
    let delegate = SpyInteractionDelegate()
    interaction.delegate = delegate
    await interaction.finish()
    #expect(delegate.completions == [.cancelled])
  }

  @Test(
    "`SilentFollowInteraction` reports a failed request in the same way as a success", .tags(.trap))
  func silentTrapFailure() async {
    let service = MockProfileService([Profile(of: .ada)])
    service.failures = [.refused(status: 403, reason: "blocked")]
    await confirmation("it reports") { reports in
      let asker = ScriptedAsker(decisions: [true])
      let silent = SilentFollowInteraction(.ada, through: service, asking: asker) { reports() }
      await silent.follow()
    }
    #expect(service.messages == [.follow(Person.ada.id)])
  }

  private func makeFollow(
    decisions: [Bool]
  ) -> (FollowInteraction, ScriptedAsker, MockProfileService) {
    let asker = ScriptedAsker(decisions: decisions)
    let service = MockProfileService([Profile(of: .ada)])
    return (UserInteraction(FollowSteps(.ada, through: service, asking: asker)), asker, service)
  }
}
