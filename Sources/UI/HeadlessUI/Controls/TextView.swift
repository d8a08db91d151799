/// A view with several lines of editable text (`UITextView`).
@MainActor open class TextView: ScrollView {
  /// The text. Reading never returns `nil`. Setting it does not call the delegate, as in UIKit.
  open var text: String! {
    get { content }
    set { content = newValue ?? "" }
  }
  private var content = "" { didSet { if content != oldValue { setNeedsDisplay() } } }
  /// Whether the user can edit the text.
  open var isEditable = true
  /// The delegate, which is held weakly.
  open weak var delegate: (any TextViewDelegate)?

  /// Whether the view is editable and visible.
  open override var canBecomeFirstResponder: Bool { isEditable && !isHidden }

  /// Begins editing and calls the delegate.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing and calls the delegate.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// Inserts text at the end.
  open func insertText(_ text: String) {
    content += text
    delegate?.textViewDidChange(self)
  }

  /// Deletes the last character.
  open func deleteBackward() {
    guard !content.isEmpty else { return }
    content.removeLast()
    delegate?.textViewDidChange(self)
  }
}

/// The delegate of a ``TextView`` (`UITextViewDelegate`). All methods are optional.
@MainActor public protocol TextViewDelegate: ObjectProtocol {
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: TextView)
}

extension TextViewDelegate {
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
}
