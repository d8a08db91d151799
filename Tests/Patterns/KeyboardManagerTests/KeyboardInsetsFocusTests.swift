import Foundation
import KeyboardManager
import TestSupport
import Testing

@Suite("Keyboard: the focused field is scrolled into sight with the insets", .tags(.mockInjection))
@MainActor struct KeyboardInsetsFocusTests {
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
}
