import Foundation
import KeyboardManager
import TestSupport
import Testing

@Suite("Keyboard: the insets follow it and come back", .tags(.mockInjection))
@MainActor struct KeyboardInsetsManagerTests {
  @Test("shown, it sets the bottom insets to the overlap and leaves the other sides alone")
  func shows() {
    let stage = InsetsStage()
    stage.keyboard.show()
    #expect(stage.view.contentInsets == ContentInsets(top: 8, left: 16, bottom: 270, right: 16))
    #expect(stage.view.indicatorInsets == ContentInsets(top: 4, left: 0, bottom: 270, right: 1))
  }

  @Test("hidden, it gives the original insets back, not zero")
  func hides() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.hide()
    stage.expectOriginals()
  }

  @Test(
    "shown twice and hidden once, it still knows the original insets",
    .bug("https://github.com/benzguo/BZGFormViewController/issues/45"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/813"))
  func showsTwice() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.show(CGRect(x: 0, y: 460, width: 375, height: 352))
    #expect(stage.view.contentInsets.bottom == 318)
    stage.keyboard.hide()
    stage.expectOriginals()
  }

  @Test("it moves with the keyboard's own duration and curve, once a movement")
  func animates() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.hide()
    let timing = KeyboardTiming(duration: 0.25, curve: 7)
    #expect(stage.animator.timings == [timing, timing])
  }

  @Test("an inset larger than the overlap stays: what it makes room for is covered too")
  func keepsLargerInset() {
    let stage = InsetsStage()
    stage.view.contentInsets.bottom = 400
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == 400)
  }

  @Test("an inset that someone else sets meanwhile is the one to come back")
  func respectsOthers() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.view.contentInsets.top = 60
    stage.view.contentInsets.bottom = 44
    stage.keyboard.hide()
    #expect(stage.view.contentInsets == ContentInsets(top: 60, left: 16, bottom: 44, right: 16))
  }

  @Test("what someone adds to the inset meanwhile is added to the keyboard's room, and stays")
  func takesAdditionsAsTheyStand() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.view.contentInsets.bottom += 10
    stage.keyboard.hide()
    #expect(stage.view.contentInsets.bottom == 280)
  }

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

  @Test("a notification that does not say where the keyboard ends changes nothing")
  func noFrame() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.center.post(
      name: Notification.Name("UIKeyboardWillChangeFrameNotification"), object: nil)
    #expect(stage.view.contentInsets.bottom == 270)
  }

  @Test("a floating keyboard that docks again takes its room again")
  func docksAgain() {
    let stage = InsetsStage()
    stage.keyboard.willChangeFrame(CGRect(x: 30, y: 300, width: 320, height: 260))
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == 270)
  }

  @Test("a hardware keyboard takes no room and moves nothing")
  func hardware() {
    let stage = InsetsStage()
    stage.keyboard.show(Keyboard.away)
    stage.expectOriginals()
    #expect(stage.animator.timings.isEmpty)
  }

  @Test("a view that covers part of the screen takes off what does not reach it")
  func partOfScreen() {
    let view = MockScrollView(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 500), automaticBottomInset: 0)
    view.screenOrigin = CGPoint(x: 30, y: 100)
    let stage = InsetsStage(view)
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == 92)
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

  @Test("a layout pass that changes nothing sets nothing and animates nothing")
  func layoutIsQuiet() {
    let stage = InsetsStage()
    stage.manager.layoutDidChange()
    stage.keyboard.show()
    stage.manager.layoutDidChange()
    #expect(stage.animator.timings.count == 1)
    #expect(stage.view.contentInsets.bottom == 270)
  }

  @Test("a screen that goes while the keyboard is up leaves its insets as they were")
  func endsWhileShown() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.manager.endObserving()
    stage.expectOriginals()
    stage.keyboard.show()
    stage.expectOriginals()
  }

  @Test("begun twice, it observes once; ended twice, it has ended")
  func beginsAndEndsTwice() {
    let stage = InsetsStage()
    stage.manager.beginObserving()
    stage.keyboard.show()
    #expect(stage.animator.timings.count == 1)
    stage.manager.endObserving()
    stage.view.contentInsets.bottom = 99
    stage.manager.endObserving()
    #expect(stage.view.contentInsets.bottom == 99)
    #expect(!stage.manager.isObserving)
    stage.manager.beginObserving()
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == 270)
  }

  @Test("nothing is observed before it begins")
  func idle() {
    let stage = InsetsStage(begin: false)
    stage.keyboard.show()
    stage.expectOriginals()
  }

  @Test("a view in no window is covered by nothing")
  func noWindow() {
    let stage = InsetsStage()
    stage.view.screenOrigin = nil
    stage.keyboard.show()
    stage.expectOriginals()
  }

  @Test("the focused field is scrolled into sight with the movement")
  func scrolls() {
    let stage = InsetsStage()
    let field = CGRect(x: 16, y: 640, width: 343, height: 44)
    stage.view.focusedRect = field
    stage.keyboard.show()
    #expect(stage.view.scrolledTo == [field])
    stage.keyboard.hide()
    #expect(stage.view.scrolledTo == [field])
  }

  @Test("the focused field is scrolled into sight, once, where the view's own inset is enough")
  func scrollsWithoutInsets() {
    let stage = InsetsStage()
    let field = CGRect(x: 16, y: 640, width: 343, height: 44)
    stage.view.focusedRect = field
    stage.view.contentInsets.bottom = 400
    stage.view.indicatorInsets.bottom = 400
    stage.keyboard.show()
    #expect(stage.view.scrolledTo == [field])
    stage.manager.layoutDidChange()
    #expect(stage.view.scrolledTo == [field])
  }

  @Test("another app's keyboard covers as well, but nothing here is scrolled for it")
  func otherApp() {
    let stage = InsetsStage()
    stage.view.focusedRect = CGRect(x: 16, y: 640, width: 343, height: 44)
    stage.keyboard.willChangeFrame(Keyboard.docked, isLocal: false)
    #expect(stage.view.contentInsets.bottom == 270)
    #expect(stage.view.scrolledTo.isEmpty)
  }

  @Test("manager and view are freed, observing or not", .tags(.memory))
  func freed() async {
    await expectFreed { InsetsStage().manager }
    await expectFreed {
      let stage = InsetsStage()
      stage.keyboard.show()
      return stage.view
    }
  }

  @Test("a manager outlives its view without harm")
  func viewGoesFirst() {
    let center = NotificationCenter()
    let animator = SpyAnimator()
    let manager = KeyboardInsetsManager(
      view: MockScrollView(), center: center, animator: animator)
    manager.beginObserving()
    Keyboard(center: center).show()
    manager.scrollToFocus(animated: true)
    #expect(animator.timings.isEmpty)
  }
}
