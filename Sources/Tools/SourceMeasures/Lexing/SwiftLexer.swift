/// Cuts Swift source into tokens, so that a brace in a text and a keyword in a comment are what
/// they are: text and comment.
///
/// It knows nested comments, raw and multi-line texts, interpolation (whose code is code) and
/// regular expressions. What it cannot close, such as a text without its end, ends with the line or
/// the file: a measure of broken source is no measure, but it does not crash.
///
/// Source: The Swift Programming Language, "Lexical Structure".
package struct SwiftLexer {
  let bytes: [UInt8]
  var place = 0
  var line = 1
  var tokens: [SwiftToken] = []

  /// The tokens of `source`, comments among them, in order.
  package static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(source.utf8))
    lexer.readAll(insideInterpolation: false)
    return lexer.tokens
  }

  /// Reads to the end, or to the bracket that closes an interpolation, which stays unread.
  mutating func readAll(insideInterpolation: Bool) {
    var depth = 0
    while let byte = peek() {
      if byte.isSpace {
        advance()
        continue
      }
      if insideInterpolation {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          guard depth > 0 else { return }
          depth -= 1
        }
      }
      readToken(byte)
    }
  }

  private mutating func readToken(_ byte: UInt8) {
    let start = Mark(place: place, line: line)
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): readLineComment()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): readBlockComment()
    case UInt8(ascii: "/") where isRegexAhead: readRegex(hashes: 0)
    case UInt8(ascii: "\""): readText(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"):
      repeat { advance() } while peek().map { $0 != UInt8(ascii: "`") && !$0.isLineBreak } ?? false
      advance()
      emit(.identifier, from: start)
    case UInt8(ascii: "@"):
      advance()
      skip { $0.isWord }
      emit(.attribute, from: start)
    case let digit where digit.isDigit: readNumber()
    case let letter where letter.isWord:
      skip { $0.isWord }
      emitWord(from: start)
    case let sign where sign.isOperator: readOperator()
    case UInt8(ascii: ".") where peek(1) == UInt8(ascii: "."):
      skip { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "<") }
      emit(.operator, from: start)
    default:
      advance()
      emit(.punctuation, from: start)
    }
  }

  /// A word after a dot or before a colon names something, whatever word it is.
  private mutating func emitWord(from start: Mark) {
    let word = String(decoding: bytes[start.place..<place], as: UTF8.self)
    let isMember = lastCode?.text == "."
    let isKeyword = SwiftToken.keywords.contains(word) && !isMember
    emit(isKeyword ? .keyword : .identifier, from: start)
  }

  private mutating func readNumber() {
    let start = Mark(place: place, line: line)
    while let byte = peek() {
      let isFraction = byte == UInt8(ascii: ".") && (peek(1)?.isDigit ?? false)
      let isSign =
        (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
        && (bytes[place - 1] | 0x20 == UInt8(ascii: "e"))
        && bytes[start.place..<place].allSatisfy { $0 | 0x20 != UInt8(ascii: "x") }
      guard byte.isWord || isFraction || isSign else { break }
      advance()
    }
    emit(.number, from: start)
  }

  private mutating func readOperator() {
    let start = Mark(place: place, line: line)
    while let byte = peek(), byte.isOperator {
      let isComment =
        byte == UInt8(ascii: "/")
        && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
      guard !isComment || place == start.place else { break }
      advance()
    }
    emit(.operator, from: start)
  }
}
