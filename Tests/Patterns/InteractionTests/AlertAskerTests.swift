import HeadlessAdapters
import HeadlessUI
import Interaction
import Pilot
import TestSupport
import Testing

@Suite("Interaction: questions put by an alert", .timeLimit(.minutes(3)))
@MainActor
struct AlertAskerTests {
  private let stage = OnStage()
  private let question = Question("Delete Ada?", message: "For ever.", confirm: "Delete")

  @Test("the question is the alert, and its buttons the answers", arguments: [true, false])
  func confirms(yes: Bool) async throws {
    let answer = try await ask { await $0.confirm(question) }
    #expect(
      stage.pilot.alert
        == AlertOnScreen(
          title: "Delete Ada?", message: "For ever.", buttons: ["Cancel", "Delete"]))
    try stage.pilot.answer(yes ? "Delete" : "Cancel")
    let confirmed = await answer.value
    #expect(confirmed == yes)
    #expect(stage.pilot.alert == nil)
  }

  @Test("what destroys something is shown as such", arguments: [true, false])
  func destructive(_ isDestructive: Bool) async throws {
    var question = question
    question.isDestructive = isDestructive
    let answer = try await ask { [question] in await $0.confirm(question) }
    let alert = try #require(stage.screen.presentedViewController as? AlertController)
    #expect(alert.actions.map(\.style) == [.cancel, isDestructive ? .destructive : .default])
    try stage.pilot.answer("Cancel")
    let confirmed = await answer.value
    #expect(confirmed == false)
  }

  @Test("a text is typed into the alert's field, which starts with the text given")
  func text() async throws {
    let question = TextQuestion("List", placeholder: "Title", text: "Part", confirm: "Save")
    let answer = try await ask { await $0.askText(question) }
    #expect(
      stage.pilot.alert
        == AlertOnScreen(title: "List", buttons: ["Cancel", "Save"], fields: ["Part"]))
    try stage.pilot.type("Party", into: "Title")
    try stage.pilot.answer("Save")
    let typed = await answer.value
    #expect(typed == "Party")
  }

  @Test("a text declined is no text, not an empty one")
  func textDeclined() async throws {
    let answer = try await ask { await $0.askText(TextQuestion("List", confirm: "Save")) }
    try stage.pilot.answer("Cancel")
    let typed = await answer.value
    #expect(typed == nil)
  }

  @Test("the alert is freed with its answer", .tags(.memory), arguments: ["Cancel", "Save"])
  func freed(button: String) async throws {
    let answer = try await ask { await $0.askText(TextQuestion("List", confirm: "Save")) }
    weak let alert = stage.screen.presentedViewController
    try stage.pilot.answer(button)
    _ = await answer.value
    #expect(alert == nil)
  }

  @Test("the document's alert, whose action holds the alert, is never freed", .tags(.memory, .trap))
  func documentsCycle() async {
    await withKnownIssue("the action holds the alert that holds the action") {
      await expectFreed {
        let alert = AlertController(title: "Grocry", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(
          AlertAction(title: "Save", style: .default) { _ in _ = alert.textFields?[0].text })
        return alert
      }
    }
  }

  @Test("dismissed by the system, it counts as declined", .tags(.uiKitRule))
  func dismissedBySystem() async throws {
    let answer = try await ask { await $0.confirm(question) }
    stage.screen.dismiss(animated: false)
    let confirmed = await answer.value
    #expect(confirmed == false)
  }

  @Test("taken away with its whole screen, it counts as declined", .tags(.uiKitRule))
  func rootReplaced() async throws {
    let answer = try await ask { await $0.askText(TextQuestion("List", confirm: "Save")) }
    stage.window.rootViewController = ViewController()
    let typed = await answer.value
    #expect(typed == nil)
  }

  @Test("over a screen that is not shown, it warns and counts as declined", .recordsViolations)
  func notOnScreen() async {
    let withoutScreen = await AlertAsker(over: ViewController()).confirm(question)
    #expect(withoutScreen == false)
    let hidden = ViewController()
    let whileHidden = await AlertAsker(over: hidden).confirm(question)
    #expect(whileHidden == false)
    #expect(takeViolations().map(\.severity) == [.warning])
  }

  @Test("over a screen that shows an alert already, it warns and counts as declined")
  func alreadyPresenting() async throws {
    let first = try await ask { await $0.confirm(question) }
    let log = ViolationLog()
    await ViolationLog.$current.withValue(log) {
      let confirmed = await AlertAsker(over: stage.screen).confirm(question)
      #expect(confirmed == false)
    }
    #expect(log.take().map(\.severity) == [.warning])
    try stage.pilot.answer("Delete")
    #expect(await first.value)
  }

  @Test("when the interaction is cancelled, the alert goes, and its button can no longer act")
  func withdrawn() async throws {
    let answer = try await ask { await $0.confirm(question) }
    answer.cancel()
    try await stage.pilot.waitUntil("the alert is gone") { $0.alert == nil }
    let confirmed = await answer.value
    #expect(confirmed == false)
  }

  @Test("the asker keeps no screen alive", .tags(.memory))
  func holdsScreenWeakly() async {
    var screen: ViewController? = ViewController()
    weak let weakScreen = screen
    let asker = screen.map { AlertAsker(over: $0) }
    screen = nil
    #expect(weakScreen == nil)
    let confirmed = await asker?.confirm(question)
    #expect(confirmed == false)
  }

  /// Puts a question and waits until it is on screen.
  private func ask<Answer: Sendable>(
    _ put: @escaping @MainActor (AlertAsker) async -> Answer
  ) async throws -> Task<Answer, Never> {
    let asker = AlertAsker(over: stage.screen)
    let answer = Task { await put(asker) }
    try await stage.pilot.waitUntil("the question is put") { $0.alert != nil }
    return answer
  }
}
