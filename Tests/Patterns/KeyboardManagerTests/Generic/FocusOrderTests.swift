import KeyboardManager
import TestSupport
import Testing

@Suite("FocusOrder", .tags(.mockInjection))
@MainActor struct FocusOrderTests {
  private enum Message: Equatable {
    case focused(String?)
    case submitted
  }

  private final class Spy {
    var messages: [Message] = []
  }

  private struct Stage {
    let order: FocusOrder
    let fields: [MockField]
    let form: MockField.Form
    let spy: Spy
  }

  private func makeStage() -> Stage {
    let form = MockField.Form()
    let fields = ["title", "body", "place"].map { MockField($0, in: form) }
    let spy = Spy()
    let order = FocusOrder(
      fields, onFocus: { spy.messages.append(.focused(form.focused?.name)) },
      onSubmit: { spy.messages.append(.submitted) })
    return Stage(order: order, fields: fields, form: form, spy: spy)
  }

  @Test(
    "the Return key focuses the next field; in the last field, it hides the keyboard and submits")
  func returnMovesOn() {
    let stage = makeStage()
    stage.order.focusFirst()
    #expect(stage.order.returnPressed() == .next)
    #expect(stage.order.returnPressed() == .next)
    #expect(stage.order.returnPressed() == .submit)
    #expect(
      stage.spy.messages == [
        .focused("title"), .focused("body"), .focused("place"), .submitted,
      ])
    #expect(stage.form.focused == nil)
  }

  @Test("the keyboard is hidden before `onSubmit` is called")
  func submitsUnfocused() {
    let form = MockField.Form()
    let field = MockField("title", in: form)
    let order = FocusOrder([field], onSubmit: { #expect(form.focused == nil) })
    order.focusFirst()
    #expect(order.returnPressed() == .submit)
  }

  @Test("after a submission, `refocus()` focuses the last field unless another field has the focus")
  func refocuses() {
    let stage = makeStage()
    stage.order.refocus()
    #expect(stage.form.focused == nil)
    _ = stage.fields[2].becomeFirstResponder()
    stage.order.returnPressed()
    stage.order.refocus()
    #expect(stage.form.focused === stage.fields[2])
    _ = stage.fields[0].becomeFirstResponder()
    stage.order.refocus()
    #expect(stage.form.focused === stage.fields[0])
  }

  @Test("`onFocus` is called once for each focus change by a touch or by the `FocusOrder`")
  func touched() {
    let stage = makeStage()
    stage.fields[0].onFocus = { stage.order.fieldDidBeginEditing() }
    stage.order.focusFirst()
    #expect(stage.spy.messages == [.focused("title")])
    _ = stage.fields[1].becomeFirstResponder()
    stage.order.fieldDidBeginEditing()
    #expect(stage.spy.messages == [.focused("title"), .focused("body")])
  }

  @Test(
    "the Return key skips a field that is disabled or refuses the focus", arguments: [true, false])
  func skips(disabled: Bool) {
    let stage = makeStage()
    stage.fields[1].isEnabled = !disabled
    stage.fields[1].refuses = !disabled
    stage.order.focusFirst()
    #expect(stage.order.returnPressed() == .next)
    #expect(stage.order.focusedIndex == 2)
  }

  @Test("the Return key submits if no later field accepts the focus")
  func submitsEarly() {
    let stage = makeStage()
    stage.fields[1].isEnabled = false
    stage.fields[2].refuses = true
    stage.order.focusFirst()
    #expect(stage.order.returnPressed() == .submit)
    #expect(stage.spy.messages == [.focused("title"), .submitted])
  }

  @Test("`returnKey(at:)` returns the action of the Return key")
  func labels() {
    let stage = makeStage()
    #expect((0...2).map(stage.order.returnKey(at:)) == [.next, .next, .submit])
    stage.fields[2].isEnabled = false
    #expect((0...2).map(stage.order.returnKey(at:)) == [.next, .submit, .submit])
  }

  @Test("`focusPrevious()` moves back and stops at the first field")
  func goesBack() {
    let stage = makeStage()
    #expect(!stage.order.focusPrevious())
    stage.order.focusFirst()
    stage.order.returnPressed()
    #expect(stage.order.focusPrevious())
    #expect(stage.order.focusedIndex == 0)
    #expect(!stage.order.focusPrevious())
    #expect(stage.order.focusedIndex == 0)
  }

  @Test("`focusPrevious()` focuses the field directly before the focused field")
  func goesBackByOne() {
    let stage = makeStage()
    _ = stage.fields[2].becomeFirstResponder()
    #expect(stage.order.focusPrevious())
    #expect(stage.order.focusedIndex == 1)
  }

  @Test("`dismiss()` removes the focus without submitting")
  func dismisses() {
    let stage = makeStage()
    stage.order.focusFirst()
    stage.order.dismiss()
    stage.order.dismiss()
    #expect(stage.form.focused == nil)
    #expect(stage.spy.messages == [.focused("title")])
  }

  @Test("if no field is focused, the Return key submits")
  func noFocus() {
    let stage = makeStage()
    #expect(stage.order.returnPressed() == .submit)
    #expect(stage.spy.messages == [.submitted])
  }

  @Test("a `FocusOrder` holds its fields weakly and skips freed fields", .tags(.memory))
  func weakFields() async {
    let form = MockField.Form()
    let last = MockField("place", in: form)
    let order = FocusOrder([MockField("title", in: form), last], onSubmit: {})
    #expect(order.focusFirst())
    #expect(form.focused === last)
    await expectFreed {
      let field = MockField("title", in: form)
      let order = FocusOrder([field], onSubmit: {})
      order.focusFirst()
      return field
    }
  }
}
