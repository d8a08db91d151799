import HeadlessUI
import Interaction
import Pilot
import TestSupport
import Testing

@Suite("ListChooser")
@MainActor
struct ListChooserTests {
  private let stage = OnStage()
  private let choice = Choice("Choose a Person", options: ["Ada", "Grace", "Ada"])

  @Test("the list shows the rows, and the answer is the index of the selected row")
  func chooses() async throws {
    let answer = await choose()
    #expect(stage.pilot.title == "Choose a Person")
    #expect(stage.pilot.rows.map(\.title) == ["Ada", "Grace", "Ada"])
    try stage.pilot.selectRow("Grace")
    let chosen = await answer.finish()
    #expect(chosen == 1)
    #expect(stage.screen.presentedViewController == nil)
  }

  @Test("the Cancel button returns nil")
  func cancels() async throws {
    let answer = await choose()
    try stage.pilot.tap("Cancel")
    let chosen = await answer.finish()
    #expect(chosen == .some(nil))
  }

  @Test("a list that the system dismisses returns nil and is freed", .tags(.memory))
  func dismissedBySystem() async throws {
    let answer = await choose()
    weak let sheet = stage.screen.presentedViewController
    stage.screen.dismiss(animated: false)
    let chosen = await answer.finish()
    #expect(chosen == .some(nil))
    #expect(sheet == nil)
  }

  @Test("cancelling the task dismisses the list")
  func withdrawn() async throws {
    let answer = await choose()
    answer.cancel()
    await stage.wait(until: "the list is dismissed") { $0.rows.isEmpty }
    let chosen = await answer.finish()
    #expect(chosen == .some(nil))
  }

  @Test("cancelling the task while the list appears dismisses the list afterwards")
  func withdrawnWhileAppearing() async throws {
    stage.window.holdsTransitions = true
    let answer = await choose()
    answer.cancel()
    for _ in 0..<10 { await Task.yield() }
    stage.window.holdsTransitions = false
    let chosen = await answer.finish()
    #expect(chosen == .some(nil))
    #expect(stage.screen.presentedViewController == nil)
  }

  @Test("a list that is never shown returns nil")
  func neverShown() async throws {
    var screen: UIViewController? = UIViewController()
    let chooser = ListChooser(over: try #require(screen))
    screen = nil
    let chosen = await completedValue { [choice] in await chooser.choose(choice) }
    #expect(chosen == .some(nil))
  }

  @Test("the answer is returned after the dismissal, so another view can be presented")
  func answersLate() async throws {
    let answer = await choose()
    var isAnswered = false
    Task {
      _ = await answer.value
      isAnswered = true
    }
    stage.window.holdsTransitions = true
    try stage.pilot.selectRow("Grace")
    for _ in 0..<10 { await Task.yield() }
    #expect(!isAnswered)
    stage.window.finishTransitions()
    let chosen = await answer.finish()
    #expect(chosen == 1)
    #expect(stage.screen.presentedViewController == nil)
  }

  private func choose() async -> Task<Int?, Never> {
    let chooser = ListChooser(over: stage.screen)
    let answer = Task { [choice] in await chooser.choose(choice) }
    await stage.wait(until: "the list is on screen") { !$0.rows.isEmpty }
    return answer
  }
}
