/// A key press, or pasted text.
enum Key: Hashable {
  /// A typed character.
  case character(Character)
  /// A letter typed with the Control key, in lower case.
  case control(Character)
  /// Pasted text. Its characters do not count as keys.
  case paste(String)
  case up, down, left, right
  /// The keys that move by a word: Alt-B and Alt-F, or an arrow with Control or Alt.
  case wordLeft, wordRight
  case home, end, pageUp, pageDown
  case `return`, escape, tab, backTab
  /// The keys that delete text. `deleteWord` is Alt-Backspace.
  case backspace, delete, deleteWord
}

/// A decoder that turns the bytes of a terminal's keyboard into keys.
///
/// Bytes may arrive in pieces, so an incomplete sequence waits for the next call. The decoder has
/// no clock, so the caller reports a timeout, and then a lone escape byte becomes the Escape key.
///
///     var decoder = KeyDecoder()
///     decoder.decode([0x1B, 0x5B])   // []: an arrow, perhaps
///     decoder.decode([0x41])         // [.up]
struct KeyDecoder {
  /// The number of bytes in a sequence, and its key. An unknown sequence has no key.
  private typealias KeySequence = (length: Int, key: Key?)

  /// The greatest number of bytes in a paste. The rest is dropped.
  static let longestPaste = 65_536
  private static let escapeByte: UInt8 = 0x1B
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private var pending: [UInt8] = []

  /// Whether the caller must call ``timeOut()`` if no more bytes arrive.
  var isWaiting: Bool {
    pending.first == Self.escapeByte && !pending.starts(with: Self.pasteStart)
  }

  /// Returns the keys whose sequences are complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while !pending.isEmpty, let (length, key) = firstSequence() {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// Ends the wait for more bytes. An incomplete sequence of more than one byte is dropped.
  mutating func timeOut() -> [Key] {
    guard isWaiting else { return [] }
    defer { pending = [] }
    return pending == [Self.escapeByte] ? [.escape] : []
  }

  /// Reads the first pending sequence. Returns nil if the sequence is not complete.
  private mutating func firstSequence() -> KeySequence? {
    switch pending[0] {
    case _ where pending.starts(with: Self.pasteStart): paste()
    case Self.escapeByte: Self.escape(pending)
    case 0x0A, 0x0D: (1, .return)
    case 0x09: (1, .tab)
    case 0x08, 0x7F: (1, .backspace)
    case 0x01...0x1A: (1, .control(Character(Unicode.Scalar(pending[0] + 0x60))))
    case 0..<0x20: (1, nil)
    default: Self.character(pending[...])
    }
  }

  private mutating func paste() -> KeySequence? {
    let start = Self.pasteStart.count
    guard let end = pending.firstRange(of: Self.pasteEnd) else {
      // The bytes that mark the end of a paste may arrive in pieces. So the last bytes of a long
      // paste stay pending.
      let (kept, tail) = (start + Self.longestPaste, pending.count - Self.pasteEnd.count)
      if kept < tail { pending.removeSubrange(kept..<tail) }
      return nil
    }
    let text = pending[start..<end.lowerBound].prefix(Self.longestPaste)
    return (end.upperBound, .paste(String(decoding: text, as: UTF8.self)))
  }

  /// Reads a UTF-8 character, or returns nil if bytes are missing.
  ///
  /// Invalid bytes and Latin 1 control characters are dropped.
  private static func character(_ bytes: ArraySlice<UInt8>) -> KeySequence? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded):
      let scalar = Unicode.UTF8.decode(encoded)
      let isControl = (0x80..<0xA0).contains(scalar.value)
      return (encoded.count, isControl ? nil : .character(Character(scalar)))
    case .error(let length):
      // The bytes may be the beginning of a UTF-8 character whose other bytes arrive later.
      let isCut = length == bytes.count && (0xC2...0xF4).contains(bytes[bytes.startIndex])
      return isCut ? nil : (length, nil)
    case .emptyInput: return nil
    }
  }

  private static func escape(_ bytes: [UInt8]) -> KeySequence? {
    guard bytes.count > 1 else { return nil }
    switch Character(Unicode.Scalar(bytes[1])) {
    case "[" where bytes.count > 2 && bytes[2] == UInt8(ascii: "["):
      // A function key of the Linux console has a second bracket and a letter.
      return bytes.count > 3 ? (4, nil) : nil
    case "[", "O": return controlSequence(bytes)
    case "]", "P", "X", "^", "_": return string(bytes)
    // If a second escape byte follows, the first one was the Escape key.
    case "\u{1B}": return (1, .escape)
    case "b": return (2, .wordLeft)
    case "f": return (2, .wordRight)
    case "\u{7F}", "\u{8}": return (2, .deleteWord)
    // A character that is typed with the Alt key has no effect.
    case _ where bytes[1] >= 0x80: return character(bytes[1...]).map { ($0.length + 1, nil) }
    default: return (2, nil)
    }
  }

  /// Reads a control sequence of ECMA-48 (CSI), or a key of the keypad (SS3).
  ///
  /// Returns nil if the sequence is incomplete.
  private static func controlSequence(_ bytes: [UInt8]) -> KeySequence? {
    guard let end = bytes[2...].firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return nil
    }
    // The first byte of another key ends an incomplete sequence.
    guard (0x40...0x7E).contains(bytes[end]) else { return (end, nil) }
    let parameters = String(decoding: bytes[2..<end], as: UTF8.self).split(separator: ";")
    let final = String(Unicode.Scalar(bytes[end]))
    let key = keys[final == "~" ? (parameters.first ?? "") + final : final]
    // The second parameter is 1 plus the modifiers: Alt counts 2, Control 4.
    let isWord = parameters.count > 1 && ["3", "5", "7"].contains(parameters[1])
    return switch key {
    case .left where isWord: (end + 1, .wordLeft)
    case .right where isWord: (end + 1, .wordRight)
    default: (end + 1, key)
    }
  }

  /// The keys by the end of their sequence.
  ///
  /// The end is the last character, such as "A", or a number and "~", such as "3~".
  private static let keys: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "M": .return, "1~": .home, "7~": .home, "4~": .end, "8~": .end, "3~": .delete,
    "5~": .pageUp, "6~": .pageDown,
  ]

  /// Reads a terminal's reply, which is not a key.
  ///
  /// A reply ends with BEL or ESC \. Returns nil if the reply is incomplete.
  private static func string(_ bytes: [UInt8]) -> KeySequence? {
    let end = bytes.indices.dropFirst(2).first {
      bytes[$0] == 0x07 || bytes[$0] == UInt8(ascii: "\\") && bytes[$0 - 1] == escapeByte
    }
    return end.map { ($0 + 1, nil) }
  }
}
