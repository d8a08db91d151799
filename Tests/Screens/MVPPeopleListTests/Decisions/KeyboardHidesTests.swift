import Domain
import HeadlessUI
import Pilot
import TestDoubles
import Testing

@testable import MVPPeopleList

@Suite("MVP: the keyboard hides")
@MainActor
struct KeyboardHidesTests {
  // MARK: Double
  // The form needs a real window and HeadlessUI's keyboard. Its store and its output are doubles.
  @MainActor
  private final class NoOutput: PersonFormOutput {
    func didSave(_ person: Person) {}
  }

  // MARK: Test
  @Test("the form restores its original inset")
  func decides() throws {
    let presenter = PersonFormPresenter(
      editing: nil, in: InMemoryPeopleStore(collation: .byLetter), today: .testDay,
      output: NoOutput(), close: {})
    let center = NotificationCenter()
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = PersonFormViewController(presenter, notifications: center)
    window.makeKeyAndVisible()
    let form = try #require(window.rootViewController?.view as? UIScrollView)
    form.contentInset.bottom = 20
    let keyboard = KeyboardSimulator(window: window, center: center)
    try ScreenPilot(window).type("Ada", into: "First Name")
    #expect(keyboard.isUp)
    #expect(form.contentInset.bottom == 304)
    window.firstResponder?.resignFirstResponder()
    window.displayIfNeeded()
    #expect(form.contentInset.bottom == 20)
  }
}
