extension UITextField {
  /// Whether the field has text.
  public var hasText: Bool { !(text ?? "").isEmpty }

  /// Replaces the selection with text. A single line break acts as the Return key.
  public func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    replace(selection, with: text)
  }

  /// Deletes the selection, or the character before the caret.
  public func deleteBackward() {
    guard selection.length == 0 else { return replace(selection, with: "") }
    let text = text ?? ""
    let caret = String.Index(utf16Offset: selection.location, in: text)
    guard let last = text[..<caret].last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: selection.location - length, length: length), with: "")
  }

  /// Changes the text if the delegate allows it.
  ///
  /// After a change, the method sends `.editingChanged` and posts a notification.
  func replace(_ range: NSRange, with replacement: String) {
    let old = text ?? ""
    let agreed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: replacement)
    guard agreed ?? true, let characters = Range(range, in: old) else { return }
    text = old.replacingCharacters(in: characters, with: replacement)
    selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// Sends the events of the Return key if the delegate allows it.
  ///
  /// Then editing ends if any action handles `.editingDidEndOnExit`, as in UIKit.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = hasAction(for: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }
}
