/// A view that text can be typed into.
@MainActor public protocol UIKeyInput: NSObjectProtocol {
  /// Whether the view has any text.
  var hasText: Bool { get }
  /// Inserts text at the caret.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}

extension UITextField: UIKeyInput {}

extension UITextView: UIKeyInput {
  /// Whether the view has any text.
  public var hasText: Bool { !text.isEmpty }
}

/// A position in the text of a ``UITextField``.
@MainActor public final class UITextPosition {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}

/// A range in the text of a ``UITextField``.
@MainActor public final class UITextRange {
  /// The start of the range.
  public let start: UITextPosition
  /// The end of the range.
  public let end: UITextPosition
  /// Whether the range contains no characters. An empty range is the caret.
  public var isEmpty: Bool { start.offset == end.offset }

  init(start: UITextPosition, end: UITextPosition) {
    self.start = start
    self.end = end
  }
}

/// The properties and methods of `UITextInput` for the caret. Offsets count UTF-16 units.
extension UITextField {
  /// The range of the selected text. An empty range is the caret.
  ///
  /// The caret moves to the end when code changes ``text`` and when editing begins.
  public var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        start: UITextPosition(offset: selection.lowerBound),
        end: UITextPosition(offset: selection.upperBound))
    }
    set {
      guard let newValue else { return }
      selection = NSRange(newValue.start.offset..<newValue.end.offset)
      setNeedsDisplay()
    }
  }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: (text ?? "").utf16.count) }

  /// Returns the position at an offset from another position.
  ///
  /// Returns `nil` if the result is outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// Returns the number of UTF-16 units between two positions.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  /// Returns the range between two positions, in either order.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    from.offset <= to.offset ? UITextRange(start: from, end: to) : UITextRange(start: to, end: from)
  }
}
