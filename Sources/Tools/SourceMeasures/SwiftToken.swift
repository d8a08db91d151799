/// A token of Swift source, such as a word, an operator or a comment.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: Sendable {
    case keyword, identifier, number, text, comment, directive, `operator`, punctuation
  }

  package let kind: Kind
  package let text: String
  /// The range of the token in the source's bytes.
  package let range: Range<Int>
  /// The number of the token's first line, counted from 1.
  package let line: Int
  /// Whether the token follows white space or begins the source.
  package let hasSpaceBefore: Bool
  /// Whether white space or the end of the source follows the token.
  package let hasSpaceAfter: Bool

  /// The text of the token without backticks.
  package var name: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }

  /// Returns whether the token is one of `words`. String literals and comments never match.
  package func isOne(of words: [String]) -> Bool {
    kind != .text && kind != .comment && words.contains(text)
  }

  /// Splits Swift source into tokens.
  ///
  /// The function supports nested comments, and raw and multi-line string literals. A literal with
  /// interpolations is one token. A regular-expression literal on one line is one text token.
  package static func tokens(of source: String) -> [SwiftToken] {
    let bytes = Array(source.utf8)
    var tokens: [SwiftToken] = []
    var (place, line, isMember, isValueNext) = (0, 1, false, true)
    while place < bytes.count {
      if bytes[place].isSpace {
        if bytes[place] == .newline { line += 1 }
        place += 1
        continue
      }
      var (kind, end) = next(bytes, place)
      if isValueNext, bytes[place] == .slash || bytes[place] == .hash,
        let regexEnd = regexEnd(bytes, place)
      {
        (kind, end) = (.text, regexEnd)
      }
      let text = String(decoding: bytes[place..<end], as: UTF8.self)
      if kind == .identifier, !isMember, keywords.contains(text) { kind = .keyword }
      tokens.append(
        SwiftToken(
          kind: kind, text: text, range: place..<end, line: line,
          hasSpaceBefore: place == 0 || bytes[place - 1].isSpace,
          hasSpaceAfter: end == bytes.count || bytes[end].isSpace))
      if kind != .comment {
        isMember = text == "."
        isValueNext =
          switch kind {
          case .keyword: text == "return" || text == "in"
          case .operator, .punctuation: beforeValues.contains(text)
          default: false
          }
      }
      // A comment that begins with two slashes has no line break.
      if kind == .text || kind == .comment && bytes[place + 1] != .slash {
        for byte in bytes[place..<end] where byte == .newline { line += 1 }
      }
      place = end
    }
    return tokens
  }

  /// Returns the kind and the end of the token at `start`.
  private static func next(_ bytes: [UInt8], _ start: Int) -> (Kind, Int) {
    func run(while condition: (UInt8) -> Bool) -> Int {
      var end = start + 1
      while end < bytes.count, condition(bytes[end]) { end += 1 }
      return end
    }
    // Words are read first, because most tokens are words.
    if bytes[start].isWord {
      let isNumber = bytes[start] >= 0x30 && bytes[start] <= 0x39
      return (isNumber ? .number : .identifier, run { $0.isWord })
    }
    switch (UnicodeScalar(bytes[start]), sign(bytes, start + 1)) {
    case ("/", "/"): return (.comment, run { $0 != .newline })
    case ("/", "*"): return (.comment, commentEnd(bytes, start))
    case ("\"", _): return (.text, textEnd(bytes, start))
    case ("#", _) where sign(bytes, run { $0 == .hash }) == "\"":
      return (.text, textEnd(bytes, start))
    case ("#", _), ("@", _): return (.directive, run { $0.isWord })
    case ("`", _): return (.identifier, min(run { $0 != UInt8(ascii: "`") } + 1, bytes.count))
    case (".", "."): return (.operator, run { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "<") })
    case _ where bytes[start].isOperator: return (.operator, run { $0.isOperator })
    default: return (.punctuation, start + 1)
    }
  }

  /// Returns the character at `place`, or NUL after the end.
  private static func sign(_ bytes: [UInt8], _ place: Int) -> UnicodeScalar {
    UnicodeScalar(place < bytes.count ? bytes[place] : 0)
  }

  private static let beforeValues: Set<String> = [
    "(", "[", "{", ",", "=", ":", "??", "&&", "||", "!", "?",
  ]

  /// Returns the end of the regular-expression literal at `start`; nil if there is none.
  private static func regexEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    let hashes = bytes[start...].prefix { $0 == .hash }
    var place = start + hashes.count + 1
    guard sign(bytes, place - 1) == "/", place < bytes.count, !bytes[place].isSpace,
      ![.slash, UInt8(ascii: "*"), UInt8(ascii: ")")].contains(bytes[place])
    else { return nil }
    while place < bytes.count, bytes[place] != .newline {
      if bytes[place] == .slash, bytes[(place + 1)...].starts(with: hashes) {
        return place + 1 + hashes.count
      }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func commentEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var (place, depth) = (start, 0)
    repeat {
      switch (sign(bytes, place), sign(bytes, place + 1)) {
      case ("/", "*"): (place, depth) = (place + 2, depth + 1)
      case ("*", "/"): (place, depth) = (place + 2, depth - 1)
      default: place += 1
      }
    } while depth > 0 && place < bytes.count
    return place
  }

  private static func textEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    let hashes = bytes[start...].prefix { $0 == .hash }
    let rest = bytes[(start + hashes.count)...]
    let isMultiline =
      rest.starts(with: "\"\"\"".utf8) && !endsInLine(rest.dropFirst(), [rest.first ?? 0] + hashes)
    let quotes = rest.prefix(isMultiline ? 3 : 1)
    let (escape, end) = ([UInt8(ascii: "\\")] + hashes, quotes + hashes)
    var place = start + hashes.count + quotes.count
    while place < bytes.count {
      if bytes[place] == escape[0], bytes[place...].starts(with: escape) {
        place += escape.count
        place = sign(bytes, place) == "(" ? interpolationEnd(bytes, place) : place + 1
      } else if bytes[place] == .quote, bytes[place...].starts(with: end) {
        return place + end.count
      } else if bytes[place] == .newline, quotes.count == 1 {
        return place
      } else {
        place += 1
      }
    }
    return bytes.count
  }

  /// Returns whether a raw literal ends before the next line, such as `#""""#`.
  private static func endsInLine(_ bytes: ArraySlice<UInt8>, _ end: [UInt8]) -> Bool {
    guard end.count > 1 else { return false }
    let line = bytes.prefix { $0 != .newline }
    return line.indices.contains { line[$0...].starts(with: end) }
  }

  private static func interpolationEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var (place, depth) = (start, 0)
    repeat {
      switch UnicodeScalar(bytes[place]) {
      case "\"":
        place = textEnd(bytes, place)
        continue
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      place += 1
    } while depth > 0 && place < bytes.count
    return place
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "convenience", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
    "in", "indirect", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating",
    "nil", "nonisolated", "open", "override", "package", "private", "protocol", "public", "repeat",
    "required", "rethrows", "return", "self", "Self", "set", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned",
    "var", "weak", "where", "while",
  ]
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let hash = UInt8(ascii: "#")
  private static let operators = Set("/=-+!*%<>&|^~?".utf8)

  fileprivate var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

  fileprivate var isOperator: Bool { Self.operators.contains(self) }

  /// Whether the byte belongs to a word.
  ///
  /// Such a byte is an ASCII letter or digit, "$", "_" or part of a non-ASCII character.
  ///
  /// In a debug build, comparisons are several times faster than range patterns.
  fileprivate var isWord: Bool {
    self >= 0x61 && self <= 0x7A || self >= 0x41 && self <= 0x5A || self >= 0x30 && self <= 0x39
      || self == 0x5F || self == 0x24 || self >= 0x80
  }
}
