import KeyboardManager

/// A field that takes the focus from whichever of its form has it.
@MainActor
final class MockField: FocusField {
  final class Form {
    weak var focused: MockField?
  }

  let name: String
  var isEnabled = true
  var refuses = false
  /// Called when the field takes the focus, as a delegate is.
  var onFocus: () -> Void = {}
  /// Called when the field gives the focus up, as the keyboard is told.
  var onResign: () -> Void = {}
  private let form: Form

  init(_ name: String, in form: Form) {
    self.name = name
    self.form = form
  }

  var isFirstResponder: Bool { form.focused === self }
  var canBecomeFirstResponder: Bool { isEnabled }

  func becomeFirstResponder() -> Bool {
    guard isEnabled, !refuses else { return false }
    form.focused = self
    onFocus()
    return true
  }

  func resignFirstResponder() -> Bool {
    if isFirstResponder {
      form.focused = nil
      onResign()
    }
    return true
  }
}
