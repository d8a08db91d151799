import Foundation
import KeyboardManager
import Testing

@Suite("The original insets")
@MainActor struct OriginalInsetsTests {
  private let view = MockScrollView()
  private let keyboard: Keyboard
  private let manager: KeyboardInsetsManager

  /// Creates a manager that observes the keyboard.
  init() {
    let center = NotificationCenter()
    keyboard = Keyboard(center: center)
    manager = KeyboardInsetsManager(view: view, center: center, animator: SpyAnimator())
    manager.beginObserving()
  }

  @Test("after the keyboard appeared, grew and hid, the view has its original insets")
  func restores() {
    let (content, indicators) = (view.contentInsets, view.indicatorInsets)
    keyboard.show()
    keyboard.hide()
    #expect(view.contentInsets == content)
    #expect(view.indicatorInsets == indicators)
  }
}
