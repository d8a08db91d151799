import HeadlessUI
import Interaction
import Pilot
import TestSupport
import Testing

@Suite("AlertAsker")
@MainActor
struct AlertAskerTests {
  private let stage = OnStage()
  private let question = Question("Delete Ada?", message: "For ever.", confirm: "Delete")

  @Test(
    "the alert shows the question, and its buttons return the answer", arguments: [true, false])
  func confirms(yes: Bool) async throws {
    let answer = await ask { await $0.confirm(question) }
    #expect(
      stage.pilot.alert
        == AlertOnScreen(
          title: "Delete Ada?", message: "For ever.", buttons: ["Cancel", "Delete"]))
    try stage.pilot.answer(yes ? "Delete" : "Cancel")
    let confirmed = await answer.finish()
    #expect(confirmed == yes)
    #expect(stage.pilot.alert == nil)
  }

  @Test("only a destructive question has a destructive button", arguments: [true, false])
  func destructive(_ isDestructive: Bool) async throws {
    var question = question
    question.isDestructive = isDestructive
    let answer = await ask { [question] in await $0.confirm(question) }
    let alert = try #require(stage.screen.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.style) == [.cancel, isDestructive ? .destructive : .default])
    try stage.pilot.answer("Cancel")
    let confirmed = await answer.finish()
    #expect(confirmed == false)
  }

  @Test("the alert's text field contains the given text, and “Save” returns the typed text")
  func text() async throws {
    let question = TextQuestion("List", placeholder: "Title", text: "Part", confirm: "Save")
    let answer = await ask { await $0.askText(question) }
    #expect(
      stage.pilot.alert
        == AlertOnScreen(title: "List", buttons: ["Cancel", "Save"], fields: ["Part"]))
    try stage.pilot.type("Party", into: "Title")
    try stage.pilot.answer("Save")
    let typed = await answer.finish()
    #expect(typed == "Party")
  }

  @Test("a declined text question returns nil")
  func textDeclined() async throws {
    let answer = await ask { await $0.askText(TextQuestion("List", confirm: "Save")) }
    try stage.pilot.answer("Cancel")
    let typed = await answer.finish()
    #expect(typed == .some(nil))
  }

  @Test(
    "the alert is freed after a tap on either button", .tags(.memory),
    arguments: ["Cancel", "Save"])
  func freed(button: String) async throws {
    let answer = await ask { await $0.askText(TextQuestion("List", confirm: "Save")) }
    weak let alert = stage.screen.presentedViewController
    try stage.pilot.answer(button)
    _ = await answer.finish()
    #expect(alert == nil)
  }

  @Test("an alert is never freed if its action captures the alert", .tags(.memory, .trap))
  func documentsCycle() async {
    await withKnownIssue("The action retains the alert, and the alert retains the action.") {
      await expectFreed {
        let alert = UIAlertController(title: "Grocry", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(
          UIAlertAction(title: "Save", style: .default) { _ in _ = alert.textFields?[0].text })
        return alert
      }
    }
  }

  @Test("if the system dismisses the alert, the question counts as declined")
  func dismissedBySystem() async throws {
    let answer = await ask { await $0.confirm(question) }
    stage.screen.dismiss(animated: false)
    let confirmed = await answer.finish()
    #expect(confirmed == false)
  }

  @Test(
    "if the screen below the alert is replaced, the question counts as declined")
  func rootReplaced() async throws {
    let answer = await ask { await $0.askText(TextQuestion("List", confirm: "Save")) }
    stage.window.rootViewController = UIViewController()
    let typed = await answer.finish()
    #expect(typed == .some(nil))
  }

  @Test(
    "a question over a freed or hidden screen is declined, and a hidden screen records a warning",
    .recordsViolations)
  func notOnScreen() async {
    let withoutScreen = await confirm(with: AlertAsker(over: UIViewController()))
    #expect(withoutScreen == false)
    let hidden = UIViewController()
    let whileHidden = await confirm(with: AlertAsker(over: hidden))
    #expect(whileHidden == false)
    #expect(takeViolations().map(\.severity) == [.warning])
  }

  @Test("a question over a screen with an alert records a warning and counts as declined")
  func alreadyPresenting() async throws {
    let first = await ask { await $0.confirm(question) }
    let log = ViolationLog()
    await ViolationLog.$current.withValue(log) {
      let confirmed = await confirm(with: AlertAsker(over: stage.screen))
      #expect(confirmed == false)
    }
    #expect(log.take().map(\.severity) == [.warning])
    try stage.pilot.answer("Delete")
    let answer = await first.finish()
    #expect(answer == true)
  }

  @Test("cancelling the task dismisses the alert")
  func withdrawn() async throws {
    let answer = await ask { await $0.confirm(question) }
    answer.cancel()
    await stage.wait(until: "the alert is dismissed") { $0.alert == nil }
    let confirmed = await answer.finish()
    #expect(confirmed == false)
  }

  @Test("cancelling the task while the alert appears dismisses the alert afterwards")
  func withdrawnWhileAppearing() async throws {
    stage.window.holdsTransitions = true
    let answer = await ask { [stage, question] asker in
      let confirmed = await asker.confirm(question)
      return (confirmed, isDismissed: stage.screen.presentedViewController == nil)
    }
    answer.cancel()
    for _ in 0..<10 { await Task.yield() }
    stage.window.holdsTransitions = false
    let (confirmed, isDismissed) = try #require(await answer.finish())
    #expect(!confirmed)
    #expect(isDismissed)
  }

  @Test("a question during the dismissal of another alert appears after the dismissal")
  func waitsForDismissal() async throws {
    let first = await ask { await $0.confirm(Question("Save?", confirm: "Save")) }
    stage.window.holdsTransitions = true
    stage.screen.dismiss(animated: true)
    let asker = AlertAsker(over: stage.screen)
    let second = Task { await asker.confirm(question) }
    for _ in 0..<10 { await Task.yield() }
    #expect(stage.pilot.alert?.title == "Save?")
    stage.window.holdsTransitions = false
    await stage.wait(until: "the second alert is on screen") { $0.alert?.title == "Delete Ada?" }
    try stage.pilot.answer("Delete")
    let answers = (await first.finish(), await second.finish())
    #expect(answers == (false, true))
  }

  @Test("the asker does not retain the screen", .tags(.memory))
  func holdsScreenWeakly() async throws {
    var screen: UIViewController? = UIViewController()
    weak let weakScreen = screen
    let asker = AlertAsker(over: try #require(screen))
    screen = nil
    #expect(weakScreen == nil)
    let confirmed = await confirm(with: asker)
    #expect(confirmed == false)
  }

  /// Asks the question and waits for its answer.
  private func confirm(with asker: AlertAsker) async -> Bool? {
    await completedValue { [question] in await asker.confirm(question) }
  }

  /// Asks a question and waits until the question is on screen.
  private func ask<Answer: Sendable>(
    _ put: @escaping @MainActor (AlertAsker) async -> Answer
  ) async -> Task<Answer, Never> {
    let asker = AlertAsker(over: stage.screen)
    let answer = Task { await put(asker) }
    await stage.wait(until: "the alert is on screen") { $0.alert != nil }
    return answer
  }
}
