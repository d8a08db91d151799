/// The bytes that one key sends.
enum KeySequence {
  enum Meaning: Equatable {
    case key(Key)
    case pasteBegins
    case unknown
  }

  /// The first sequence of `bytes`, with its length; nil where it is not complete yet.
  static func first(in bytes: [UInt8]) -> (length: Int, meaning: Meaning)? {
    switch bytes[0] {
    case 0x1B: escapeSequence(bytes)
    case 0x00..<0x20, 0x7F: (1, control(bytes[0]))
    default: character(bytes[...])
    }
  }

  private static func control(_ byte: UInt8) -> Meaning {
    switch byte {
    case 0x0A, 0x0D: .key(.return)
    case 0x09: .key(.tab)
    case 0x08, 0x7F: .key(.backspace)
    case 0x01...0x1A: .key(.control(Character(Unicode.Scalar(byte + 0x60))))
    default: .unknown
    }
  }

  /// A character in UTF-8. What is no UTF-8 is swallowed byte by byte, and so is a control
  /// character of Latin 1, which no key types.
  private static func character(_ bytes: ArraySlice<UInt8>) -> (Int, Meaning)? {
    let lead = bytes[bytes.startIndex]
    let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard length > 0, lead < 0xF5 else { return (1, .unknown) }
    let whole = bytes.prefix(length)
    guard whole.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return (1, .unknown) }
    guard whole.count == length else { return nil }
    guard let scalar = String(validating: whole, as: UTF8.self)?.unicodeScalars.first else {
      return (1, .unknown)
    }
    let isControl = (0x80..<0xA0).contains(scalar.value)
    return (length, isControl ? .unknown : .key(.character(Character(scalar))))
  }

  private static func escapeSequence(_ bytes: [UInt8]) -> (Int, Meaning)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"): return singleShift(bytes)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return string(bytes)
    // Escape was pressed, and another key after it.
    case 0x1B: return (1, .key(.escape))
    // A key with the Alt key held: none is known here.
    case 0x80...: return character(bytes[1...]).map { ($0.0 + 1, .unknown) }
    default: return (2, .unknown)
    }
  }

  /// ECMA-48's CSI: parameters, intermediates, and a final byte. Modifiers are not looked at.
  private static func controlSequence(_ bytes: [UInt8]) -> (Int, Meaning)? {
    // The Linux console's function keys have a second bracket and a letter.
    if bytes.count > 2, bytes[2] == UInt8(ascii: "[") {
      return bytes.count > 3 ? (4, .unknown) : nil
    }
    guard let end = bytes[2...].firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return nil
    }
    // Cut off by something else: that is looked at by itself.
    guard (0x40...0x7E).contains(bytes[end]) else { return (end, .unknown) }
    let first = String(decoding: bytes[2..<end].prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    return (end + 1, meaning(final: bytes[end], parameter: first))
  }

  private static func singleShift(_ bytes: [UInt8]) -> (Int, Meaning)? {
    guard let end = bytes[2...].firstIndex(where: { !(0x30...0x39).contains($0) }) else {
      return nil
    }
    guard (0x40...0x7E).contains(bytes[end]) else { return (end, .unknown) }
    return (end + 1, bytes[end] == UInt8(ascii: "M") ? .key(.return) : meaning(final: bytes[end]))
  }

  /// A string that a terminal answers with: it ends with BEL or with ESC \.
  private static func string(_ bytes: [UInt8]) -> (Int, Meaning)? {
    for place in 2..<bytes.count {
      let isEnd = bytes[place] == UInt8(ascii: "\\") && bytes[place - 1] == 0x1B
      if isEnd || bytes[place] == 0x07 { return (place + 1, .unknown) }
    }
    return nil
  }

  private static func meaning(final: UInt8, parameter: String = "") -> Meaning {
    switch (final, parameter) {
    case (UInt8(ascii: "A"), _): .key(.up)
    case (UInt8(ascii: "B"), _): .key(.down)
    case (UInt8(ascii: "C"), _): .key(.right)
    case (UInt8(ascii: "D"), _): .key(.left)
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .key(.home)
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .key(.end)
    case (UInt8(ascii: "~"), "3"): .key(.delete)
    case (UInt8(ascii: "~"), "5"): .key(.pageUp)
    case (UInt8(ascii: "~"), "6"): .key(.pageDown)
    case (UInt8(ascii: "Z"), _): .key(.backTab)
    case (UInt8(ascii: "~"), "200"): .pasteBegins
    default: .unknown
    }
  }
}
