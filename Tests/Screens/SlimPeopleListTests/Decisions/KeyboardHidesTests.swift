import HeadlessUI
import KeyboardManager
import SmartView
import TestDoubles
import Testing

@testable import SlimPeopleList

@Suite("Slim: the keyboard hides")
@MainActor
struct KeyboardHidesTests {
  // MARK: Double
  // Only the store is a double, because only a real window can convert the keyboard's frame.

  // MARK: Test
  @Test("the form restores its original inset")
  func decides() {
    let center = NotificationCenter()
    let form = PersonFormViewController(
      editing: nil, in: InMemoryPeopleStore(collation: .byLetter), context: .test,
      notifications: center, onSave: { _ in })
    form.contentView.contentInset.bottom = 20
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = form
    window.makeKeyAndVisible()
    let frame = [KeyboardInfoKey.frameEnd.rawValue: CGRect(x: 0, y: 540, width: 390, height: 304)]
    center.post(name: KeyboardNotification.willShow.name, object: nil, userInfo: frame)
    #expect(form.contentView.contentInset.bottom == 304)
    center.post(name: KeyboardNotification.willHide.name, object: nil)
    #expect(form.contentView.contentInset.bottom == 20)
  }
}
