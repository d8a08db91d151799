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

  @Test("an inset below zero, which hides a footer say, comes back below zero")
  func negativeInset() {
    let stage = InsetsStage()
    stage.view.contentInsets.bottom = -20
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == 270)
    stage.keyboard.hide()
    #expect(stage.view.contentInsets.bottom == -20)
    stage.manager.endObserving()
    #expect(stage.view.contentInsets.bottom == -20)
  }

  @Test("an inset larger than the overlap stays: what it makes room for is covered too")
  func keepsLargerInset() {
    let stage = InsetsStage()
    stage.view.contentInsets.bottom = 400
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == 400)
  }

  @Test("indicators make room also where the content has room enough")
  func indicatorsAlone() {
    let stage = InsetsStage()
    stage.view.contentInsets.bottom = 400
    stage.keyboard.show()
    #expect(stage.view.indicatorInsets.bottom == 270)
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

  @Test("a view that covers part of the screen takes off what does not reach it")
  func partOfScreen() {
    let view = MockScrollView(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 500), automaticBottomInset: 0)
    view.screenOrigin = CGPoint(x: 30, y: 100)
    let stage = InsetsStage(view)
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == 92)
  }

  @Test("a view in no window is covered by nothing")
  func noWindow() {
    let stage = InsetsStage()
    stage.view.screenOrigin = nil
    stage.keyboard.show()
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
}
