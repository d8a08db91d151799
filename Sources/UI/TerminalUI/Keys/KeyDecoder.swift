/// A key press, or pasted text.
enum Key: Hashable {
  /// A typed character.
  case character(Character)
  /// A letter typed with the Control key, in lower case.
  case control(Character)
  /// Pasted text. Its characters do not count as keys.
  case paste(String)
  case up, down, left, right
  /// The word steps: Alt-B and Alt-F, or an arrow with Control or Alt.
  case wordLeft, wordRight
  case home, end, pageUp, pageDown
  case `return`, escape, tab, backTab
  /// The deleting keys. `deleteWord` is Alt-Backspace.
  case backspace, delete, deleteWord
}

/// Decodes the bytes of a terminal's keyboard into keys.
///
/// Bytes may be split anywhere: an incomplete sequence waits for the next call. The decoder has no
/// clock. The caller reports a timeout, and a lone escape byte becomes the Escape key.
///
///     var decoder = KeyDecoder()
///     decoder.decode([0x1B, 0x5B])   // []: an arrow, perhaps
///     decoder.decode([0x41])         // [.up]
struct KeyDecoder {
  private var pending: [UInt8] = []
  /// The bytes of an unfinished paste.
  private var pasted: [UInt8]?

  /// The number of bytes that are kept of a paste.
  static let longestPaste = 65_536

  /// Whether the caller must report a timeout if no more bytes arrive.
  var isWaiting: Bool { pasted == nil && pending.first == escapeByte }

  /// Returns the keys that are complete.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while !pending.isEmpty {
      if pasted != nil {
        guard let text = takePaste() else { break }
        keys.append(.paste(text))
      } else {
        guard let sequence = KeySequence(pending) else { break }
        pending.removeFirst(sequence.length)
        if sequence.beginsPaste { pasted = [] }
        if let key = sequence.key { keys.append(key) }
      }
    }
    return keys
  }

  /// Ends the wait for more bytes. An unfinished longer sequence is dropped.
  mutating func timeOut() -> [Key] {
    guard isWaiting else { return [] }
    let isEscape = pending == [escapeByte]
    pending = []
    return isEscape ? [.escape] : []
  }

  /// Moves pending bytes into the paste. Returns its text if its end has arrived.
  private mutating func takePaste() -> String? {
    let mark = Array("\u{1B}[201~".utf8)
    let end = pending.firstRange(of: mark)
    // The end mark itself may be split, so its length stays pending.
    let count = end?.lowerBound ?? max(0, pending.count - mark.count + 1)
    let room = Self.longestPaste - (pasted?.count ?? 0)
    pasted?.append(contentsOf: pending.prefix(min(count, max(0, room))))
    pending.removeFirst(end?.upperBound ?? count)
    guard end != nil, let bytes = pasted else { return nil }
    pasted = nil
    return String(decoding: bytes, as: UTF8.self)
  }
}

private let escapeByte: UInt8 = 0x1B

/// The first complete key sequence of some bytes. Unknown sequences have no key.
private struct KeySequence {
  let length: Int
  var key: Key?
  var beginsPaste = false

  private init(_ length: Int, _ key: Key? = nil) {
    self.length = length
    self.key = key
  }

  /// Returns nil if the sequence is not complete.
  init?(_ bytes: [UInt8]) {
    let sequence =
      switch bytes[0] {
      case escapeByte: Self.escape(bytes)
      case 0..<0x20, 0x7F: Self(1, Self.control(bytes[0]))
      default: Self.character(bytes)
      }
    guard let sequence else { return nil }
    self = sequence
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0A, 0x0D: .return
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: nil
    }
  }

  /// Reads a UTF-8 character. Invalid bytes and Latin 1 control characters are dropped.
  private static func character(_ bytes: [UInt8]) -> Self? {
    let lead = bytes[0]
    let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let whole = bytes.prefix(length)
    guard length > 0, lead < 0xF5, whole.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else {
      return Self(1)
    }
    guard whole.count == length else { return nil }
    guard let scalar = String(validating: whole, as: UTF8.self)?.unicodeScalars.first else {
      return Self(1)
    }
    return Self(length, (0x80..<0xA0).contains(scalar.value) ? nil : .character(Character(scalar)))
  }

  private static func escape(_ bytes: [UInt8]) -> Self? {
    guard bytes.count > 1 else { return nil }
    switch Character(Unicode.Scalar(bytes[1])) {
    case "[" where bytes.count > 2 && bytes[2] == UInt8(ascii: "["):
      // A function key of the Linux console has a second bracket and a letter.
      return bytes.count > 3 ? Self(4) : nil
    case "[", "O": return controlSequence(bytes)
    case "]", "P", "X", "^", "_": return string(bytes)
    // The Escape key, followed by another key.
    case "\u{1B}": return Self(1, .escape)
    case "b": return Self(2, .wordLeft)
    case "f": return Self(2, .wordRight)
    case "\u{7F}", "\u{8}": return Self(2, .deleteWord)
    // A character with the Alt key, which has no meaning here.
    case _ where bytes[1] >= 0x80: return character(Array(bytes[1...])).map { Self($0.length + 1) }
    default: return Self(2)
    }
  }

  /// Reads a control sequence of ECMA-48 (CSI), or a key of the keypad (SS3).
  private static func controlSequence(_ bytes: [UInt8]) -> Self? {
    guard let end = bytes[2...].firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return nil
    }
    // Another key cuts the sequence off.
    guard (0x40...0x7E).contains(bytes[end]) else { return Self(end) }
    let parameters = String(decoding: bytes[2..<end], as: UTF8.self).split(separator: ";")
    var sequence = Self(end + 1)
    let final = String(Unicode.Scalar(bytes[end]))
    if final == "M", bytes[1] == UInt8(ascii: "O") {
      sequence.key = .return
    } else if final == "~" {
      sequence.key = numbered[parameters.first ?? ""]
      sequence.beginsPaste = parameters.first == "200"
    } else if parameters.count > 1, ["3", "5", "7"].contains(parameters[1]), "CD".contains(final) {
      // The second parameter is 1 plus the modifiers: Alt counts 2, Control 4.
      sequence.key = final == "C" ? .wordRight : .wordLeft
    } else {
      sequence.key = lettered[final]
    }
    return sequence
  }

  private static let lettered: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
  ]

  private static let numbered: [Substring: Key] = [
    "1": .home, "7": .home, "4": .end, "8": .end, "3": .delete, "5": .pageUp, "6": .pageDown,
  ]

  /// Reads a terminal's answer, which ends with BEL or ESC \.
  private static func string(_ bytes: [UInt8]) -> Self? {
    let end = bytes.indices.dropFirst(2).first {
      bytes[$0] == 0x07 || bytes[$0] == UInt8(ascii: "\\") && bytes[$0 - 1] == escapeByte
    }
    return end.map { Self($0 + 1) }
  }
}
