import Foundation
import HeadlessAdapters
import HeadlessUI
import KeyboardManager
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Protocol split: the keyboard hides")
@MainActor
struct KeyboardHidesTests {
  // MARK: Double
  // No double is used, because the test needs a real scroll view and HeadlessUI's keyboard.

  // MARK: Test
  @Test("the form restores its original inset")
  func decides() {
    let window = Window(size: CGSize(width: 390, height: 844))
    let scrollView = ScrollView(frame: window.bounds)
    let field = TextField()
    scrollView.addSubview(field)
    scrollView.contentInset.bottom = 20
    window.addSubview(scrollView)
    let center = NotificationCenter()
    let simulator = KeyboardSimulator(window: window, center: center)
    let keyboard = FormKeyboard(
      scrollView: scrollView, fields: [field], center: center, animator: KeyboardAnimator()
    ) {}
    keyboard.beginObserving()
    field.becomeFirstResponder()
    #expect(scrollView.contentInset.bottom == simulator.height)
    field.resignFirstResponder()
    window.displayIfNeeded()
    #expect(scrollView.contentInset.bottom == 20)
  }
}
