/// The title of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// A view with one line of editable text.
@MainActor open class UITextField: UIControl {
  /// The notification that is posted after the user changed the text.
  ///
  /// The object of the notification is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  private var content = ""
  /// The selected range in UTF-16 units. The public property is ``selectedTextRange``.
  var selection = NSRange(location: 0, length: 0)
  /// The text. Reading never returns `nil`. Setting it sends no event, as in UIKit.
  open var text: String? {
    get { content }
    set {
      guard content != newValue ?? "" else { return }
      content = newValue ?? ""
      moveCaretToEnd()
      setNeedsDisplay()
    }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// The delegate, which is held weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The title of the Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the user is editing the field.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the field is enabled and visible.
  open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden }

  /// Begins editing, and returns whether the field is the first responder.
  ///
  /// The delegates are called in UIKit's order: `shouldEnd` of the previous field, `didBegin` of
  /// this field.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil, super.becomeFirstResponder() else {
      return false
    }
    moveCaretToEnd()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Begins editing.
  override func receiveTap() -> Bool { isUserInteractionEnabled && becomeFirstResponder() }

  /// Ends editing if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    sendActions(for: .editingDidEnd)
    return true
  }

  private func moveCaretToEnd() { selection = NSRange(location: content.utf16.count, length: 0) }
}

/// The delegate of a ``UITextField``.
///
/// All methods are optional. A base class that conforms must declare every method that its
/// subclasses override; see ``UITableViewDataSource``.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end. The default is `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Returns whether `range`, in UTF-16 units, may be replaced. The default is `true`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns whether the Return key has its default effect. The default is `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation returns `true`, so editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation returns `true`, so the characters may be replaced.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// The default implementation returns `true`, so the Return key has its usual effect.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
