public import Foundation

/// A line of text that is typed into (`UITextField`).
@MainActor open class TextField: Control {
  /// The title of the Return key.
  public enum ReturnKeyType: Sendable { case `default`, next, done, search, send }

  /// The name of the notification that is posted after the user changed the text.
  ///
  /// The object of the notification is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "TextFieldTextDidChangeNotification")

  private var content = ""
  /// The selected UTF-16 units; ``selectedTextRange`` is its public form.
  var selection = NSRange(location: 0, length: 0)
  /// What is typed. Never `nil` when read; setting it sends no event, as in UIKit.
  open var text: String? {
    get { content }
    set {
      guard content != newValue ?? "" else { return }
      content = newValue ?? ""
      moveCaretToEnd()
      setNeedsDisplay()
    }
  }
  /// Shown while there is no text.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// Who is asked and told; not kept alive.
  open weak var delegate: (any TextFieldDelegate)?
  /// What the Return key is called.
  open var returnKeyType = ReturnKeyType.default
  /// Whether beginning to type empties the field.
  open var clearsOnBeginEditing = false
  /// Whether it is being typed into.
  open var isEditing: Bool { isFirstResponder }

  /// A field that is enabled can be typed into.
  open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden }

  /// Begins editing, if the delegate agrees: this field's `shouldBegin`, then the other field's
  /// `shouldEnd` and `didEnd`, then this field's `didBegin`, as UIKit orders them.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing { text = "" }
    moveCaretToEnd()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// A touch begins editing.
  @discardableResult open override func tap() -> Bool {
    guard isUserInteractionEnabled else { return false }
    return becomeFirstResponder()
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  private func moveCaretToEnd() { selection = NSRange(location: content.utf16.count, length: 0) }
}

/// Is asked and told by a ``TextField`` (`UITextFieldDelegate`).
///
/// All is optional: the defaults do what UIKit does when a method is missing. Mind that Swift
/// finds a default where the *conforming class* has no method: let a base class that conforms
/// declare, `open`, whatever its subclasses are to override.
@MainActor public protocol TextFieldDelegate: AnyObject {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Typing began.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Typing ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Whether `range`, in UTF-16 units, may be replaced.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether Return is to do what it does by itself.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// It may.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// It is.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
