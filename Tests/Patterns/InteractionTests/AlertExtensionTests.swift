import HeadlessUI
import Interaction
import Pilot
import TestSupport
import Testing

@Suite("Shared extensions: alerts", .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct AlertExtensionTests {
  private struct Refused: Error, CustomStringConvertible {
    let description = "The server refused."
  }

  private let screen = UIViewController()
  private let navigation: UINavigationController
  private let pilot: ScreenPilot

  init() {
    navigation = UINavigationController(rootViewController: screen)
    pilot = ScreenPilot(UIWindow(size: CGSize(width: 390, height: 844)))
    pilot.window.rootViewController = navigation
    pilot.window.makeKeyAndVisible()
  }

  @Test("`showAlert` shows a title, a message and an OK button")
  func alert() {
    screen.showAlert("Not Saved", "The disk is full.")
    #expect(
      pilot.alert
        == AlertOnScreen(title: "Not Saved", message: "The disk is full.", buttons: ["OK"]))
  }

  @Test("`showFailure` shows the error, and only “Try Again” calls `retry`")
  func failure() throws {
    var retries = 0
    for button in ["OK", "Try Again"] {
      screen.showFailure("Not Sent", Refused()) { retries += 1 }
      #expect(
        pilot.alert
          == AlertOnScreen(
            title: "Not Sent", message: "The server refused.", buttons: ["OK", "Try Again"]))
      try pilot.answer(button)
      #expect(pilot.alert == nil)
    }
    #expect(retries == 1)
  }

  @Test("`choose` shows the actions and Cancel in a sheet that is anchored to the screen")
  func sheet() throws {
    var chosen = 0
    screen.choose(
      "Refused", because: "The name is empty.",
      among: [UIAlertAction(title: "Edit", style: .default) { _ in chosen += 1 }])
    let sheet = try #require(navigation.presentedViewController as? UIAlertController)
    #expect(sheet.preferredStyle == .actionSheet)
    #expect(sheet.popoverPresentationController?.sourceView === screen.view)
    #expect(
      pilot.alert
        == AlertOnScreen(
          title: "Refused", message: "The name is empty.", buttons: ["Edit", "Cancel"]))
    try pilot.answer("Edit")
    #expect(chosen == 1)
  }

  @Test("`choose` shows no sheet while the screen presents another controller")
  func chosenTwice() {
    for title in ["First", "Second"] { screen.choose(title, among: []) }
    #expect(pilot.alert?.title == "First")
    #expect(pilot.window.frontControllers.count == 2)
  }

  @Test("an alert's buttons have the order of `actions`, and the default style is `.alert`")
  func actions() {
    let alert = UIAlertController(
      title: "Sort",
      actions: [
        UIAlertAction(title: "First", style: .default),
        UIAlertAction(title: "Last", style: .default),
      ])
    #expect(alert.actions.map(\.title) == ["First", "Last"])
    #expect(alert.preferredStyle == .alert)
    #expect(alert.message == nil)
  }

  @Test("an alert appears over an open form")
  func overForm() {
    let form = UIViewController()
    #expect(screen.frontController === navigation)
    screen.present(form, animated: false)
    #expect(screen.frontController === form)
    screen.showAlert("Not Saved", "")
    #expect(form.presentedViewController is UIAlertController)
    #expect(pilot.alert?.title == "Not Saved")
  }

  @Test("an alert of a covered screen appears over the navigation stack")
  func covered() {
    navigation.pushViewController(UIViewController(), animated: false)
    screen.showAlert("Not Saved", "")
    #expect(navigation.presentedViewController is UIAlertController)
    #expect(pilot.alert?.title == "Not Saved")
  }

  @Test("if `showAlert` is called during a dismissal, the alert appears after the dismissal")
  func duringTransition() async throws {
    screen.present(UIViewController(), animated: false)
    pilot.window.holdsTransitions = true
    screen.dismiss(animated: true)
    #expect(screen.frontController === navigation)
    screen.showAlert("Not Saved", "")
    #expect(!(screen.presentedViewController is UIAlertController))
    pilot.window.holdsTransitions = false
    try await pilot.waitUntil("the alert appears", turns: 100) { $0.alert != nil }
    #expect(pilot.alert?.title == "Not Saved")
  }

  @Test("an alert of a screen without a window appears after the screen enters a window")
  func beforeWindow() async throws {
    let early = UIViewController()
    early.showAlert("Not Saved", "")
    #expect(early.presentedViewController == nil)
    pilot.window.rootViewController = early
    try await pilot.waitUntil("the alert appears", turns: 100) { $0.alert != nil }
    #expect(pilot.alert?.title == "Not Saved")
  }

  @Test("a screen that never enters a window shows no alert and is deallocated", .tags(.memory))
  func closed() async {
    await expectFreed {
      let closed = UIViewController()
      closed.showFailure("Not Sent", Refused()) {}
      for _ in 0..<10 { await Task.yield() }
      #expect(closed.presentedViewController == nil)
      return closed
    }
  }
}

@Suite("Shared extensions: a message in place of content")
@MainActor
struct MessageExtensionTests {
  @Test("`show(message:)` shows a text in place of content, and nil removes the text")
  func message() {
    let screen = UIViewController()
    screen.show(message: "There is no list yet.")
    let shown = screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    #expect(shown?.text == "There is no list yet.")
    screen.show(message: nil)
    #expect(screen.contentUnavailableConfiguration == nil)
  }
}
