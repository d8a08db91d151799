import HeadlessUI
import TestDoubles
import Testing

@testable import ProtocolSplitPeopleList

@Suite("Protocol split: the keyboard hides")
@MainActor
struct KeyboardHidesTests {
  // MARK: Double
  // No double is used, because the test needs a real scroll view and HeadlessUI's keyboard.

  // MARK: Test
  @Test("the form restores its original inset")
  func decides() throws {
    let center = NotificationCenter()
    let form = PersonFormViewController(
      title: "New Person", info: nil, today: .testDay, notifications: center
    ) { _ in }
    let scrollView = try #require(form.view as? UIScrollView)
    scrollView.contentInset.bottom = 20
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    let keyboard = KeyboardSimulator(window: window, center: center)
    window.rootViewController = form
    window.makeKeyAndVisible()
    scrollView.subviews.first?.becomeFirstResponder()
    #expect(keyboard.isUp)
    #expect(scrollView.contentInset.bottom == 304)
    scrollView.subviews.first?.resignFirstResponder()
    window.displayIfNeeded()
    #expect(scrollView.contentInset.bottom == 20)
  }
}
