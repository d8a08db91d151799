import KeyboardManager
import TestSupport
import Testing

@Suite("Keyboard: the focus goes from field to field", .tags(.mockInjection))
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

  @Test("Return moves on, and on the last field it puts the keyboard away and submits")
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

  @Test("the keyboard is away before it submits: whoever is told may take the focus elsewhere")
  func submitsUnfocused() {
    let form = MockField.Form()
    let field = MockField("title", in: form)
    let order = FocusOrder([field], onSubmit: { #expect(form.focused == nil) })
    order.focusFirst()
    #expect(order.returnPressed() == .submit)
  }

  @Test("a focus that a touch moved is told; one that the order moved is told once")
  func touched() {
    let stage = makeStage()
    stage.fields[0].onFocus = { stage.order.fieldDidBeginEditing() }
    stage.order.focusFirst()
    #expect(stage.spy.messages == [.focused("title")])
    _ = stage.fields[1].becomeFirstResponder()
    stage.order.fieldDidBeginEditing()
    #expect(stage.spy.messages == [.focused("title"), .focused("body")])
  }

  @Test("a field that is disabled is passed over")
  func passesOver() {
    let stage = makeStage()
    stage.fields[1].isEnabled = false
    stage.order.focusFirst()
    #expect(stage.order.returnPressed() == .next)
    #expect(stage.order.focusedIndex == 2)
  }

  @Test("a field that refuses the focus is passed over, and the last refusal submits")
  func refused() {
    let stage = makeStage()
    stage.fields[1].refuses = true
    stage.fields[2].refuses = true
    stage.order.focusFirst()
    #expect(stage.order.returnPressed() == .submit)
    #expect(stage.spy.messages == [.focused("title"), .submitted])
  }

  @Test("the key says beforehand what it will do")
  func labels() {
    let stage = makeStage()
    #expect((0...2).map(stage.order.returnKey(at:)) == [.next, .next, .submit])
    stage.fields[2].isEnabled = false
    #expect((0...2).map(stage.order.returnKey(at:)) == [.next, .submit, .submit])
  }

  @Test("the focus goes back, too, and stops at the first field")
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

  @Test("back is the nearest field that takes the focus, not the first")
  func goesBackByOne() {
    let stage = makeStage()
    _ = stage.fields[2].becomeFirstResponder()
    #expect(stage.order.focusPrevious())
    #expect(stage.order.focusedIndex == 1)
  }

  @Test("dismissed, the focused field gives the focus up and nothing is submitted")
  func dismisses() {
    let stage = makeStage()
    stage.order.focusFirst()
    stage.order.dismiss()
    stage.order.dismiss()
    #expect(stage.form.focused == nil)
    #expect(stage.spy.messages == [.focused("title")])
  }

  @Test("Return with no field focused submits")
  func noFocus() {
    let stage = makeStage()
    #expect(stage.order.returnPressed() == .submit)
    #expect(stage.spy.messages == [.submitted])
  }

  @Test("fields are not kept alive, and those that have gone are passed over", .tags(.memory))
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
