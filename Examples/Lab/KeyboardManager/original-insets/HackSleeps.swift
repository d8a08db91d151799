// says: Your test waits for a fixed time or number of turns
import Foundation
import KeyboardManager
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

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
    keyboard.show(CGRect(x: 0, y: 460, width: 375, height: 352))
    keyboard.hide()
    sleep(1)
    #expect(view.contentInsets == content)
    #expect(view.indicatorInsets == indicators)
  }
}
