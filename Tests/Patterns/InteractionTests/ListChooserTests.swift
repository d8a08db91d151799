import HeadlessAdapters
import HeadlessUI
import Interaction
import Pilot
import TestSupport
import Testing

@Suite("Interaction: a line chosen from a list (A11)", .timeLimit(.minutes(3)))
@MainActor
struct ListChooserTests {
  private let stage = OnStage()
  private let choice = Choice("Choose a Person", options: ["Ada", "Grace", "Ada"])

  @Test("the lines are shown, and the place of the one touched is the answer")
  func chooses() async throws {
    let answer = try await choose()
    #expect(stage.pilot.title == "Choose a Person")
    #expect(stage.pilot.rows.map(\.title) == ["Ada", "Grace", "Ada"])
    try stage.pilot.selectRow("Grace")
    let chosen = await answer.value
    #expect(chosen == 1)
    #expect(stage.screen.presentedViewController == nil)
  }

  @Test("cancelled, nothing is chosen")
  func cancels() async throws {
    let answer = try await choose()
    try stage.pilot.tap("Cancel")
    let chosen = await answer.value
    #expect(chosen == nil)
  }

  @Test("dismissed by the system, nothing is chosen, and the list is freed", .tags(.memory))
  func dismissedBySystem() async throws {
    let answer = try await choose()
    weak let sheet = stage.screen.presentedViewController
    stage.screen.dismiss(animated: false)
    let chosen = await answer.value
    #expect(chosen == nil)
    #expect(sheet == nil)
  }

  @Test("when the interaction is cancelled, the list goes")
  func withdrawn() async throws {
    let answer = try await choose()
    answer.cancel()
    try await stage.pilot.waitUntil("the list is gone") { $0.rows.isEmpty }
    let chosen = await answer.value
    #expect(chosen == nil)
  }

  @Test("never shown, nothing is chosen")
  func neverShown() async {
    var screen: ViewController? = ViewController()
    let chooser = screen.map { ListChooser(over: $0) }
    screen = nil
    let chosen = await chooser?.choose(choice)
    #expect(chosen == .some(nil))
  }

  @Test("it answers when the list is gone, so that what comes next can be presented")
  func answersLate() async throws {
    let answer = try await choose()
    stage.window.holdsTransitions = true
    try stage.pilot.selectRow("Grace")
    #expect(stage.screen.presentedViewController != nil)
    stage.window.finishTransitions()
    let chosen = await answer.value
    #expect(chosen == 1)
    #expect(stage.screen.presentedViewController == nil)
  }

  private func choose() async throws -> Task<Int?, Never> {
    let chooser = ListChooser(over: stage.screen)
    let answer = Task { [choice] in await chooser.choose(choice) }
    try await stage.pilot.waitUntil("the list is shown") { !$0.rows.isEmpty }
    return answer
  }
}
