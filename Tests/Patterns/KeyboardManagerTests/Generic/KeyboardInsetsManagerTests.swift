import Foundation
import KeyboardManager
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("KeyboardInsetsManager: insets", .tags(.mockInjection))
@MainActor struct KeyboardInsetsManagerTests {
  @Test("showing the keyboard sets only the bottom insets")
  func shows() {
    let stage = InsetsStage()
    stage.keyboard.show()
    #expect(stage.view.contentInsets == ContentInsets(top: 8, left: 16, bottom: 270, right: 16))
    #expect(stage.view.indicatorInsets == ContentInsets(top: 4, left: 0, bottom: 270, right: 1))
  }

  @Test("hiding the keyboard restores the original insets")
  func hides() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.hide()
    stage.expectOriginals()
  }

  @Test("each movement of the keyboard causes one animation with the keyboard's timing")
  func animates() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.keyboard.hide()
    let timing = KeyboardTiming(duration: 0.25, curve: 7)
    #expect(stage.animator.timings == [timing, timing])
  }

  @Test(
    "showing the keyboard twice and hiding it once restores the original insets",
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

  @Test("an inset larger than the overlap does not change")
  func keepsLargerInset() {
    let stage = InsetsStage()
    stage.view.contentInsets.bottom = 400
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == 400)
  }

  @Test("the indicator inset changes even if the content inset does not")
  func onlyIndicatorsChange() {
    let stage = InsetsStage()
    stage.view.contentInsets.bottom = 400
    stage.keyboard.show()
    #expect(stage.view.indicatorInsets.bottom == 270)
  }

  @Test(
    "a view that is smaller than the screen is inset by the height that the keyboard covers",
    arguments: [92, 0.5])
  func partOfScreen(_ height: CGFloat) {
    let view = MockScrollView(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 408 + height), automaticBottomInset: 0)
    view.screenOrigin = CGPoint(x: 30, y: 100)
    view.contentInsets.bottom = 0
    let stage = InsetsStage(view)
    stage.keyboard.show()
    #expect(stage.view.contentInsets.bottom == height)
    stage.keyboard.hide()
    #expect(stage.view.contentInsets.bottom == 0)
  }

  @Test("a layout pass without changes starts no animation")
  func unchangedLayout() {
    let stage = InsetsStage()
    stage.manager.layoutDidChange()
    stage.keyboard.show()
    stage.manager.layoutDidChange()
    #expect(stage.animator.timings.count == 1)
    #expect(stage.view.contentInsets.bottom == 270)
  }

  @Test(
    "an inset that other code sets while the keyboard is visible is kept",
    arguments: [true, false])
  func keepsOtherInset(layoutFollows: Bool) {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.view.contentInsets.top = 60
    stage.view.contentInsets.bottom = 44
    if layoutFollows { stage.manager.layoutDidChange() }
    stage.keyboard.hide()
    #expect(stage.view.contentInsets == ContentInsets(top: 60, left: 16, bottom: 44, right: 16))
  }

  @Test("a bottom inset that other code increases while the keyboard is visible is kept")
  func keepsIncreasedInset() {
    let stage = InsetsStage()
    stage.keyboard.show()
    stage.view.contentInsets.bottom += 10
    stage.keyboard.hide()
    #expect(stage.view.contentInsets.bottom == 280)
  }

  @Test("a negative inset is restored when the keyboard hides")
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

  @Test("a view without a window keeps its insets")
  func noWindow() {
    let stage = InsetsStage()
    stage.view.screenOrigin = nil
    stage.keyboard.show()
    stage.expectOriginals()
  }
}

@Suite("KeyboardInsetsManager: scrolling to the focused field", .tags(.mockInjection))
@MainActor struct KeyboardInsetsFocusTests {
  @Test("showing the keyboard scrolls to the focused field")
  func scrolls() {
    let stage = InsetsStage()
    let field = CGRect(x: 16, y: 640, width: 343, height: 44)
    stage.view.focusedRect = field
    stage.keyboard.willChangeFrame(Keyboard.docked)
    #expect(stage.view.scrolledTo == [field])
    #expect(stage.view.isScrollAnimated == false, "The keyboard's animation scrolls.")
    stage.keyboard.show()
    stage.keyboard.hide()
    #expect(stage.view.scrolledTo == [field])
  }

  @Test("showing the keyboard scrolls once, even if no inset changes")
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

  @Test("another app's keyboard changes the insets without scrolling")
  func otherApp() {
    let stage = InsetsStage()
    stage.view.focusedRect = CGRect(x: 16, y: 640, width: 343, height: 44)
    stage.keyboard.willChangeFrame(Keyboard.docked, isLocal: false)
    #expect(stage.view.contentInsets.bottom == 270)
    #expect(stage.view.scrolledTo.isEmpty)
  }
}
