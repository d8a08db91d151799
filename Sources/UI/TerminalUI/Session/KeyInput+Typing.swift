import HeadlessUI

extension KeyInput {
  /// Performs the action of a key on the text.
  func type(_ key: Key) {
    switch key {
    case .character(let character): insertText(String(character))
    case .paste(let text):
      let pasted = self is TextField ? text.inOneLine : text
      if !pasted.isEmpty { insertText(pasted) }
    case .backspace: deleteBackward()
    default: (self as? TextField)?.edit(key)
    }
  }
}

extension TextField {
  /// The position of the caret in the text.
  var caretIndex: String.Index {
    let text = text ?? ""
    guard let caret = selectedTextRange?.end else { return text.endIndex }
    let offset = offset(from: beginningOfDocument, to: caret)
    return String.Index(utf16Offset: min(offset, text.utf16.count), in: text)
  }

  /// Moves the caret or deletes text, with the keys of a Unix shell.
  fileprivate func edit(_ key: Key) {
    let text = text ?? ""
    let caret = caretIndex
    switch key {
    case .left: moveCaret(to: text.step(-1, from: caret))
    case .right: moveCaret(to: text.step(1, from: caret))
    case .home, .control("a"): moveCaret(to: text.startIndex)
    case .end, .control("e"): moveCaret(to: text.endIndex)
    case .wordLeft: moveCaret(to: text.wordStart(before: caret))
    case .wordRight: moveCaret(to: text.wordEnd(after: caret))
    case .delete, .control("d"): delete(caret..<text.step(1, from: caret))
    case .deleteWord, .control("w"): delete(text.wordStart(before: caret)..<caret)
    case .control("u"): delete(text.startIndex..<caret)
    case .control("k"): delete(caret..<text.endIndex)
    default: break
    }
  }

  private func moveCaret(to index: String.Index) { select(index..<index) }

  private func select(_ range: Range<String.Index>) {
    let text = text ?? ""
    let bounds = [range.lowerBound, range.upperBound].compactMap {
      position(from: beginningOfDocument, offset: $0.utf16Offset(in: text))
    }
    if bounds.count == 2 { selectedTextRange = textRange(from: bounds[0], to: bounds[1]) }
  }

  /// Deletes a part of the text, if the delegate agrees.
  private func delete(_ range: Range<String.Index>) {
    guard !range.isEmpty else { return }
    let caret = caretIndex
    select(range)
    deleteBackward()
    if selectedTextRange?.isEmpty == false { moveCaret(to: caret) }
  }
}

extension String {
  /// Returns the index `step` characters away, or the end of the text in that direction.
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

  /// The text without line breaks and tabs.
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").replacing("\t", with: " ")
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
