import Domain
import HeadlessUI
import Pilot
import TestDoubles
import Testing

@testable import MVVMPeopleList

@Suite("The form with an injected notification center", .timeLimit(.minutes(1)))
@MainActor struct GivenCenterTests {
  @Test("the form observes only the keyboard of its own notification center")
  func form() throws {
    let model = PersonFormViewModel(
      title: "New Person", info: nil, today: .testDay, save: { _ in }, close: {})
    let (own, other) = (NotificationCenter(), NotificationCenter())
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = PersonFormViewController(model, notifications: own)
    window.makeKeyAndVisible()
    let form = try #require(window.rootViewController?.view as? UIScrollView)
    let otherKeyboard = KeyboardSimulator(window: window, center: other)
    try ScreenPilot(window).type("Ada", into: "First Name")
    #expect(otherKeyboard.isUp)
    #expect(form.contentInset.bottom == 0)
    window.firstResponder?.resignFirstResponder()
    window.displayIfNeeded()
    let keyboard = KeyboardSimulator(window: window, center: own)
    try ScreenPilot(window).type("Ada", into: "First Name")
    #expect(keyboard.isUp)
    #expect(form.contentInset.bottom > 0)
  }

  @Test("the list passes its notification center to the form that it opens")
  func list() async throws {
    let center = NotificationCenter()
    let fixture = ModelFixture(loads: false)
    let list = PeopleListViewController(fixture.model, notifications: center)
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    let pilot = ScreenPilot(window)
    try pilot.tap("Add")
    try await pilot.waitUntil("the form is open") { $0.title == "New Person" }
    let keyboard = KeyboardSimulator(window: window, center: center)
    try pilot.type("Ada", into: "First Name")
    #expect(keyboard.isUp)
    let stack = list.presentedViewController as? UINavigationController
    let form = try #require(stack?.topViewController?.view as? UIScrollView)
    #expect(form.contentInset.bottom > 0)
  }
}
