import Foundation
import KeyboardManager
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("KeyboardInsetsManager: floating and changing keyboards", .tags(.mockInjection))
@MainActor struct KeyboardInsetsFrameTests {
  @Test(
    "when the keyboard starts to float, the original insets are restored",
    .bug("https://github.com/danielamitay/DAKeyboardControl/issues/48"),
    arguments: [
      CGRect(x: 0, y: -64, width: 0, height: 0), CGRect(x: 30, y: 300, width: 320, height: 260),
    ])
  func floats(to frame: CGRect) {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.willChangeFrame(frame)
    stage.expectOriginals()
  }

  @Test("a `willHide` notification with a visible frame restores the original insets")
  func hidesForFloating() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.post("UIKeyboardWillHideNotification", Keyboard.docked)
    stage.expectOriginals()
    stage.manager.layoutDidChange()
    stage.expectOriginals()
  }

  @Test("when a floating keyboard docks, the bottom inset is set")
  func docksAgain() {
    let stage = InsetsStage()
    stage.keyboard.willChangeFrame(CGRect(x: 30, y: 300, width: 320, height: 260))
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == 270)
  }

  @Test("a notification without an end frame keeps the insets")
  func noFrame() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.center.post(
      name: Notification.Name("UIKeyboardWillChangeFrameNotification"), object: nil)
    #expect(stage.view.contentInsets.bottom == 270)
  }

  @Test("a hardware keyboard does not change the insets")
  func hardware() {
    let stage = InsetsStage()
    stage.keyboard.show(Keyboard.away)
    stage.expectOriginals()
    #expect(stage.animator.timings.isEmpty)
  }

  @Test("a rotation with a visible keyboard updates the insets")
  func rotates() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.willChangeFrame(CGRect(x: 0, y: 175, width: 812, height: 200))
    stage.view.bounds = CGRect(x: 0, y: 0, width: 812, height: 375)
    stage.view.automaticBottomInset = 21
    stage.manager.layoutDidChange()
    #expect(stage.view.contentInsets.bottom == 179)
    stage.keyboard.hide(CGRect(x: 0, y: 375, width: 812, height: 200))
    stage.expectOriginals()
  }

  @Test("if the view moves on screen while the keyboard is visible, the insets are updated")
  func moves() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.view.screenOrigin = CGPoint(x: 0, y: -100)
    stage.manager.layoutDidChange()
    #expect(stage.view.contentInsets.bottom == 170)
  }
}
