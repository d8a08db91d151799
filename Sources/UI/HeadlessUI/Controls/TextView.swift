import Foundation

/// Lines of text that are typed into (`UITextView`).
@MainActor open class TextView: ScrollView {
  /// What is typed; setting it tells nobody, as in UIKit.
  open var text: String = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// Whether it can be typed into.
  open var isEditable = true
  /// Who is told; not kept alive.
  open weak var delegate: (any TextViewDelegate)?

  /// A view that is editable can be typed into.
  open override var canBecomeFirstResponder: Bool { isEditable && !isHidden }

  /// Begins editing, and tells the delegate.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, and tells the delegate.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// Types at the end of the text.
  open func insertText(_ text: String) {
    self.text += text
    delegate?.textViewDidChange(self)
  }

  /// Deletes the last character.
  open func deleteBackward() {
    guard !text.isEmpty else { return }
    text.removeLast()
    delegate?.textViewDidChange(self)
  }
}

/// Is told by a ``TextView`` (`UITextViewDelegate`); all is optional.
@MainActor public protocol TextViewDelegate: AnyObject {
  /// Typing began.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Something was typed or deleted.
  func textViewDidChange(_ textView: TextView)
  /// Typing ended.
  func textViewDidEndEditing(_ textView: TextView)
}

extension TextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
}
