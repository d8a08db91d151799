import Foundation
import KeyboardManager
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("FormKeyboard", .tags(.mockInjection))
@MainActor struct FormKeyboardTests {
  private struct Stage {
    let manager: FormKeyboard
    let view: MockScrollView
    let fields: [MockField]
    let form: MockField.Form
    let keyboard: Keyboard
    let animator: SpyAnimator
  }

  private func makeStage(submit: @escaping @MainActor () -> Void = {}) -> Stage {
    let center = NotificationCenter()
    let form = MockField.Form()
    let fields = ["place", "text"].map { MockField($0, in: form) }
    let view = MockScrollView()
    let animator = SpyAnimator()
    let manager = FormKeyboard(
      scrollView: view, fields: fields, center: center, animator: animator, submit: submit)
    return Stage(
      manager: manager, view: view, fields: fields, form: form,
      keyboard: Keyboard(center: center), animator: animator)
  }

  @Test(
    "`focusFirst()` focuses the first field, and the keyboard's appearance sets the bottom inset")
  func appears() {
    let stage = makeStage()
    stage.manager.beginObserving()
    stage.manager.order.focusFirst()
    stage.keyboard.show()
    #expect(stage.form.focused?.name == "place")
    #expect(stage.view.contentInsets.bottom == 270)
  }

  @Test("the Return key scrolls to the next field; in the last field, it submits the form once")
  func sends() async {
    await confirmation("sent") { sent in
      let stage = makeStage { sent() }
      stage.manager.beginObserving()
      stage.manager.order.focusFirst()
      let field = CGRect(x: 0, y: 700, width: 300, height: 44)
      stage.view.focusedRect = field
      #expect(stage.manager.order.returnPressed() == .next)
      #expect(stage.view.scrolledTo == [field])
      #expect(stage.view.isScrollAnimated == true)
      #expect(stage.manager.order.returnPressed() == .submit)
    }
  }

  @Test("a layout change updates the insets, and `endObserving()` restores them and ends the focus")
  func disappears() {
    let stage = makeStage()
    stage.manager.beginObserving()
    stage.manager.order.focusFirst()
    stage.keyboard.show()
    stage.view.automaticBottomInset = 0
    stage.manager.layoutDidChange()
    #expect(stage.view.contentInsets.bottom == 304)
    stage.manager.endObserving()
    #expect(stage.view.contentInsets.bottom == 20)
    #expect(stage.form.focused == nil)
  }

  @Test("`endObserving()` animates the insets together with the keyboard")
  func closingAnimatesInsets() {
    let stage = makeStage()
    stage.manager.beginObserving()
    stage.manager.order.focusFirst()
    stage.keyboard.show()
    stage.fields[0].onResign = { stage.keyboard.hide() }
    stage.manager.endObserving()
    #expect(stage.animator.timings.count == 2, "one animation to show the keyboard, one to hide it")
    #expect(stage.view.contentInsets.bottom == 20)
  }

  @Test("the manager is freed after use", .tags(.memory))
  func freed() async {
    await expectFreed {
      let stage = makeStage()
      stage.manager.beginObserving()
      stage.manager.order.focusFirst()
      stage.keyboard.show()
      return stage.manager
    }
  }
}
