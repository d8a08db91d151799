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
    manager.beginObserving()
    // Show the keyboard, call `endObserving()`, and compare. `Keyboard.docked` covers 270 points.
  }
}
