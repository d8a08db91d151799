import KeyboardManager
import Testing

@Suite("A form with many disabled fields")
@MainActor struct HeldReturnTests {
  private final class Field: FocusField {
    let canBecomeFirstResponder: Bool
    var isFirstResponder = false

    init(accepts: Bool) { canBecomeFirstResponder = accepts }

    func becomeFirstResponder() -> Bool {
      isFirstResponder = canBecomeFirstResponder
      return isFirstResponder
    }

    func resignFirstResponder() -> Bool {
      isFirstResponder = false
      return true
    }
  }

  @Test("the Return key skips every field that does not accept the focus")
  func skipsAll() {
    for skipped in 0...6 {
      let fields = (0...(skipped + 1)).map { Field(accepts: $0 == 0 || $0 > skipped) }
      let order = FocusOrder(fields, onFocus: {}, onSubmit: {})
      _ = fields[0].becomeFirstResponder()
      #expect(order.returnPressed() == .next)
      #expect(fields[skipped + 1].isFirstResponder)
    }
  }
}
