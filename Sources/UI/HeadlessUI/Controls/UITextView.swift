/// A view with several lines of editable text.
@MainActor open class UITextView: UIScrollView {
  /// The text. Reading never returns `nil`.
  open var text: String! {
    get { content }
    set { content = newValue ?? "" }
  }
  private var content = "" { didSet { if content != oldValue { setNeedsDisplay() } } }
  /// Whether the user can edit the text.
  open var isEditable = true

  /// Whether the view is editable and visible.
  open override var canBecomeFirstResponder: Bool { isEditable && !isHidden }

  /// Inserts text at the end.
  open func insertText(_ text: String) { content += text }

  /// Deletes the last character.
  open func deleteBackward() { content = String(content.dropLast()) }
}
