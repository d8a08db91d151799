import Foundation
import KeyboardManager
import Testing

@Suite("A screen that closes while the keyboard is visible")
@MainActor struct ClosingScreenTests {
  private let view = MockScrollView()
  private let keyboard: Keyboard
  private let manager: KeyboardInsetsManager

  /// Creates a manager that does not observe the keyboard yet.
  init() {
    let center = NotificationCenter()
    keyboard = Keyboard(center: center)
    manager = KeyboardInsetsManager(view: view, center: center, animator: SpyAnimator())
  }

  @Test("after `endObserving()`, the view has its original insets")
  func ends() {
    let original = view.contentInsets
    manager.beginObserving()
    keyboard.show()
    manager.endObserving()
    #expect(view.contentInsets == original)
  }

  @Test("after several calls of `beginObserving()`, one `endObserving()` ends the observation")
  func beginsAgain() {
    let original = view.contentInsets
    manager.beginObserving()
    manager.endObserving()
    manager.beginObserving()
    manager.beginObserving()
    keyboard.show()
    #expect(view.contentInsets.bottom == 270)
    manager.endObserving()
    #expect(view.contentInsets == original)
    keyboard.show()
    #expect(view.contentInsets == original)
  }
}
