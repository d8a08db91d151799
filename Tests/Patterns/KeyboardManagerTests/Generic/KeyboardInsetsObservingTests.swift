import Foundation
import KeyboardManager
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("KeyboardInsetsManager: observing", .tags(.mockInjection))
@MainActor struct KeyboardInsetsObservingTests {
  @Test("a new manager observes nothing")
  func idle() {
    let stage = InsetsStage(begin: false)
    stage.keyboard.show()
    stage.expectOriginals()
  }

  @Test("a second `beginObserving()` has no effect, and one `endObserving()` ends the observation")
  func beginsTwice() {
    let stage = InsetsStage()
    stage.manager.beginObserving()
    stage.keyboard.show()
    #expect(stage.animator.timings.count == 1)
    stage.manager.endObserving()
    #expect(!stage.manager.isObserving)
    stage.keyboard.show()
    stage.expectOriginals()
  }

  @Test("a second `endObserving()` has no effect, and `beginObserving()` observes again")
  func beginsAgain() {
    let stage = InsetsStage()
    stage.manager.endObserving()
    stage.view.contentInsets.bottom = 99
    stage.manager.endObserving()
    #expect(stage.view.contentInsets.bottom == 99)
    stage.manager.beginObserving()
    #expect(stage.manager.isObserving)
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == 270)
  }

  @Test("`endObserving()` restores the insets while the keyboard is visible")
  func endsWhileShown() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.manager.endObserving()
    stage.expectOriginals()
    stage.manager.layoutDidChange()
    stage.expectOriginals()
    stage.keyboard.show()
    stage.expectOriginals()
  }

  @Test("after its view is deallocated, a manager does nothing")
  func viewDeallocated() {
    let center = NotificationCenter()
    let animator = SpyAnimator()
    let manager = KeyboardInsetsManager(
      view: MockScrollView(), center: center, animator: animator)
    manager.beginObserving()
    Keyboard(center: center).show()
    manager.scrollToFocus(animated: true)
    #expect(animator.timings.isEmpty)
  }

  @Test("the manager and the view are freed after use", .tags(.memory))
  func freed() async {
    await expectFreed { InsetsStage().manager }
    await expectFreed {
      let stage = InsetsStage()
      stage.keyboard.show()
      return stage.view
    }
  }

  @Test("a running animation retains neither the manager nor the view", .tags(.memory))
  func freedDuringAnimation() async {
    let animator = LateAnimator()
    let center = NotificationCenter()
    func makeStage() -> (manager: KeyboardInsetsManager, view: MockScrollView) {
      let view = MockScrollView()
      let manager = KeyboardInsetsManager(view: view, center: center, animator: animator)
      view.focusedRect = .zero
      manager.beginObserving()
      Keyboard(center: center).show()
      return (manager, view)
    }
    await expectFreed { makeStage().manager }
    await expectFreed { makeStage().view }
    #expect(!animator.changes.isEmpty)
    for change in animator.changes { change() }
  }
}

/// An animator that stores the changes and does not run them.
@MainActor
private final class LateAnimator: KeyboardAnimating {
  private(set) var changes: [@MainActor () -> Void] = []

  func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void) {
    self.changes.append(changes)
  }
}
