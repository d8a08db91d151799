import Collation
import Domain
import HeadlessUI
import Interaction
import Pilot
import TestDoubles
import TestSupport
import Testing

@Suite("UserInteraction on screen")
@MainActor
struct OnStageTests {
  private let stage = OnStage()

  @Test("after a failed request, the user can try again and follow the person")
  func follow() async throws {
    let service = MockProfileService([Profile(of: .ada)])
    service.failures = [.unreachable(reason: "no network")]
    let steps = FollowSteps(.ada, through: service, asking: AlertAsker(over: stage.screen))
    let interaction = FollowInteraction(steps)
    interaction.start()
    try await answer("Follow", to: "Follow Ada Lovelace?")
    try await answer("Try Again", to: "Ada Lovelace could not be followed.")
    let profile = try #require(await interaction.completion()).get()
    #expect(profile.isFollowed)
    #expect(service.messages.count == 2)
  }

  @Test("after an invalid title, the user can correct the title and add the list")
  func addList() async throws {
    let store = InMemoryShoppingListStore(
      collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
    let asker = AlertAsker(over: stage.screen)
    let interaction = AddShoppingListInteraction(AddShoppingListSteps(to: store, asking: asker))
    interaction.start()
    try await answer("Save", to: "New Shopping List")
    await stage.wait(until: "the alert shows the reason") {
      $0.alert?.message == "Not saved: a list needs a title."
    }
    try stage.pilot.type("Party", into: "Title")
    try stage.pilot.answer("Save")
    let list = try #require(await interaction.completion()).get()
    #expect(list.title == "Party")
  }

  @Test("replacing the screen during the question cancels the interaction", .tags(.memory))
  func screenReplaced() async throws {
    let delegate = SpyInteractionDelegate()
    let completed = StepSignal("the interaction completes")
    delegate.onCompletion = { _ in completed.give() }
    let steps = FollowSteps(
      .ada, through: MockProfileService([Profile(of: .ada)]), asking: AlertAsker(over: stage.screen)
    )
    UserInteraction(steps, delegate: delegate).start()
    await stage.wait(until: "the question is on screen") { $0.alert != nil }
    stage.window.rootViewController = UIViewController()
    await completed.wait()
    #expect(delegate.completions == [.cancelled])
  }

  private func answer(_ button: String, to title: String) async throws {
    await stage.wait(until: "“\(title)” is on screen") { $0.alert?.title == title }
    try stage.pilot.answer(button)
  }
}
