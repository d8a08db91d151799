import HeadlessUI

extension UIKeyInput {
  /// Performs the action of a key: inserts text, moves the caret or deletes text.
  func type(_ key: Key) {
    switch key {
    case .character(let character): insertText(String(character))
    case .paste(let text):
      let pasted = self is UITextField ? text.inOneLine : text
      if !pasted.isEmpty { insertText(pasted) }
    case .backspace: deleteBackward()
    default: (self as? UITextField)?.edit(key)
    }
  }
}

extension UITextField {
  /// The position of the caret in the text.
  var caretIndex: String.Index {
    let caret = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.end) } ?? 0
    return String.Index(utf16Offset: caret, in: text ?? "")
  }

  /// Moves the caret or deletes text, with the keys of a Unix shell.
  fileprivate func edit(_ key: Key) {
    let text = text ?? ""
    let caret = caretIndex
    let target: String.Index? =
      switch key {
      case .left: text.step(-1, from: caret)
      case .right, .delete, .control("d"): text.step(1, from: caret)
      case .home, .control("a"), .control("u"): text.startIndex
      case .end, .control("e"), .control("k"): text.endIndex
      case .wordLeft, .deleteWord, .control("w"): text.wordStart(before: caret)
      case .wordRight: text.wordEnd(after: caret)
      default: nil
      }
    guard let target else { return }
    let deletes = [.delete, .deleteWord].contains(key) || "dwuk".map(Key.control).contains(key)
    guard deletes, target != caret else { return select(target..<target) }
    select(min(caret, target)..<max(caret, target))
    deleteBackward()
    // If the delegate rejects the deletion, only the selection is removed.
    if selectedTextRange?.isEmpty == false { select(caret..<caret) }
  }

  private func select(_ range: Range<String.Index>) {
    let text = text ?? ""
    let bounds = [range.lowerBound, range.upperBound].compactMap {
      position(from: beginningOfDocument, offset: $0.utf16Offset(in: text))
    }
    selectedTextRange = textRange(from: bounds[0], to: bounds[1])
  }
}

extension String {
  /// Returns the index `step` characters after `index`, limited to the ends of the text.
  fileprivate func step(_ step: Int, from index: Index) -> Index {
    self.index(index, offsetBy: step, limitedBy: step < 0 ? startIndex : endIndex) ?? index
  }

  fileprivate func wordStart(before index: Index) -> Index {
    let before = self[..<index].reversed().drop { !$0.isWord }.drop(while: \.isWord)
    return before.startIndex.base
  }

  fileprivate func wordEnd(after index: Index) -> Index {
    self[index...].drop { !$0.isWord }.drop(while: \.isWord).startIndex
  }

  /// The string with spaces in place of line breaks and tabs.
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").replacing("\t", with: " ")
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
