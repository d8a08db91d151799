import Domain
import HeadlessUI
import Pilot
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Reducer: the keyboard hides")
@MainActor
struct KeyboardHidesTests {
  // MARK: Double
  // No double is used, because the form needs a real window and HeadlessUI's keyboard.

  // MARK: Test
  @Test("the form restores its original inset")
  func decides() throws {
    let store = ScopedStore<PersonFormState, PersonFormAction>(
      PersonFormState(id: Person.ada.id, editing: nil, today: .testDay), read: { nil }
    ) { _ in }
    let center = NotificationCenter()
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = PersonFormViewController(store, notifications: center)
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
