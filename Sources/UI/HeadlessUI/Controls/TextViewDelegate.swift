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
