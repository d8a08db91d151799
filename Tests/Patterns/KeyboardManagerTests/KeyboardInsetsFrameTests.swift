import Foundation
import KeyboardManager
import TestSupport
import Testing

@Suite("Keyboard: insets where its frame is not docked, or changes", .tags(.mockInjection))
@MainActor struct KeyboardInsetsFrameTests {
  @Test(
    "a keyboard that begins to float gives the room back",
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

  @Test("a hide sent for a floating keyboard, with its frame still on the screen, is a hide")
  func hidesForFloating() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.post("UIKeyboardWillHideNotification", Keyboard.docked)
    stage.expectOriginals()
    stage.manager.layoutDidChange()
    stage.expectOriginals()
  }

  @Test("a floating keyboard that docks again takes its room again")
  func docksAgain() {
    let stage = InsetsStage()
    stage.keyboard.willChangeFrame(CGRect(x: 30, y: 300, width: 320, height: 260))
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == 270)
  }

  @Test("a notification that does not say where the keyboard ends changes nothing")
  func noFrame() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.center.post(
      name: Notification.Name("UIKeyboardWillChangeFrameNotification"), object: nil)
    #expect(stage.view.contentInsets.bottom == 270)
  }

  @Test("a hardware keyboard takes no room and moves nothing")
  func hardware() {
    let stage = InsetsStage()
    stage.keyboard.show(Keyboard.away)
    stage.expectOriginals()
    #expect(stage.animator.timings.isEmpty)
  }

  @Test("turned while the keyboard stands, the overlap follows frame and layout")
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
}
