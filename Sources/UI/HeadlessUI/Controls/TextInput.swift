import Foundation

/// A view that text can be typed into (`UIKeyInput`).
@MainActor public protocol KeyInput: AnyObject {
  /// Whether the view has any text.
  var hasText: Bool { get }
  /// Inserts text at the caret.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}

extension TextField: KeyInput {}

extension TextView: KeyInput {
  /// Whether the view has any text.
  public var hasText: Bool { !text.isEmpty }
}

/// A position in the text of a ``TextField`` (`UITextPosition`).
@MainActor public final class TextPosition {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}

/// A range in the text of a ``TextField`` (`UITextRange`).
@MainActor public final class TextRange {
  /// The start of the range.
  public let start: TextPosition
  /// The end of the range.
  public let end: TextPosition
  /// Whether the range contains no characters. An empty range is the caret.
  public var isEmpty: Bool { start.offset == end.offset }

  init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }
}

/// Properties and methods for the caret, with the names of `UITextInput`. Offsets count UTF-16
/// units.
extension TextField {
  /// The range of the selected text. An empty range is the caret.
  ///
  /// The caret moves to the end when ``text`` is set and when editing begins.
  public var selectedTextRange: TextRange? {
    get {
      TextRange(
        start: TextPosition(offset: selection.lowerBound),
        end: TextPosition(offset: selection.upperBound))
    }
    set {
      guard let newValue else { return }
      selection = NSRange(newValue.start.offset..<newValue.end.offset)
      setNeedsDisplay()
    }
  }

  /// The position before the first character.
  public var beginningOfDocument: TextPosition { TextPosition(offset: 0) }

  /// The position after the last character.
  public var endOfDocument: TextPosition { TextPosition(offset: (text ?? "").utf16.count) }

  /// Returns the position at an offset from another position.
  ///
  /// Returns `nil` if the result is outside the text.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? TextPosition(offset: place) : nil
  }

  /// Returns the number of UTF-16 units between two positions.
  public func offset(from: TextPosition, to: TextPosition) -> Int { to.offset - from.offset }

  /// Returns the range between two positions, in either order.
  public func textRange(from: TextPosition, to: TextPosition) -> TextRange? {
    from.offset <= to.offset ? TextRange(start: from, end: to) : TextRange(start: to, end: from)
  }
}
