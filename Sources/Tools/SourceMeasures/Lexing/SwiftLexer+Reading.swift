extension SwiftLexer {
  /// A place in the source, to come back to.
  struct Mark {
    let place: Int
    let line: Int
  }

  func peek(_ ahead: Int = 0) -> UInt8? {
    place + ahead < bytes.count ? bytes[place + ahead] : nil
  }

  /// Whether the source goes on with these bytes.
  func goesOn(with text: StaticString, after ahead: Int = 0) -> Bool {
    let start = place + ahead
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek(), condition(byte) { advance() }
  }

  /// The last token that is no comment.
  var lastCode: SwiftToken? { tokens.last { $0.kind != .comment } }

  /// Whether what was read last is a value, after which a sign joins it to another one.
  var isAfterValue: Bool {
    guard let last = lastCode else { return false }
    switch last.kind {
    case .identifier, .number, .text: return true
    case .keyword: return ["self", "Self", "nil", "true", "false", "super"].contains(last.text)
    case .punctuation: return [")", "]", "}"].contains(last.text)
    case .operator: return !last.hasSpaceBefore && ["!", "?", ">"].contains(last.text)
    case .comment, .attribute, .directive: return false
    }
  }

  mutating func emit(_ kind: SwiftToken.Kind, from start: Mark) {
    tokens.append(
      SwiftToken(
        kind: kind, text: String(decoding: bytes[start.place..<place], as: UTF8.self),
        range: start.place..<place, line: start.line,
        hasSpaceBefore: start.place == 0 || bytes[start.place - 1].isSpace,
        hasSpaceAfter: place >= bytes.count || bytes[place].isSpace))
  }
}

extension UInt8 {
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// A letter, a digit, an underscore, a dollar sign, or a part of any letter beyond ASCII.
  var isWord: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }

  /// A sign that operators are made of.
  var isOperator: Bool { Self.operatorSigns.contains(self) }

  private static let operatorSigns = Set("/=-+!*%<>&|^~?".utf8)
}
