extension SwiftLexer {
  /// Reads a text between quotes. Its pieces are tokens of their own, with the code of each
  /// interpolation between them.
  mutating func readText(hashes: Int) {
    var start = Mark(place: place, line: line)
    advance(hashes)
    let isMultiline = goesOn(with: "\"\"\"")
    let quotes = isMultiline ? 3 : 1
    advance(quotes)
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), isHashed(hashes, after: 1) {
        advance(1 + hashes)
        guard peek() == UInt8(ascii: "(") else {
          advance()
          continue
        }
        advance()
        emit(.text, from: start)
        readAll(insideInterpolation: true)
        start = Mark(place: place, line: line)
        advance()
      } else if isEnd(quotes, hashes) {
        advance(quotes + hashes)
        break
      } else if byte.isLineBreak, !isMultiline {
        break
      } else {
        advance()
      }
    }
    emit(.text, from: start)
  }

  /// `#if`, `#filePath`, or the start of a raw text or of a regular expression.
  mutating func readHash() {
    let start = Mark(place: place, line: line)
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if peek(hashes) == UInt8(ascii: "\"") { return readText(hashes: hashes) }
    if peek(hashes) == UInt8(ascii: "/") { return readRegex(hashes: hashes) }
    if start.place == 0, peek(1) == UInt8(ascii: "!") { return readLineComment() }
    advance()
    skip { $0.isWord }
    emit(.directive, from: start)
  }

  /// Whether a slash here begins a regular expression: where a value is expected, and with its end
  /// on the same line.
  var isRegexAhead: Bool {
    guard !isAfterValue, let next = peek(1), !next.isSpace else { return false }
    var ahead = 1
    while let byte = peek(ahead), !byte.isLineBreak {
      if byte == UInt8(ascii: "/") { return true }
      ahead += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  mutating func readRegex(hashes: Int) {
    let start = Mark(place: place, line: line)
    advance(hashes + 1)
    while let byte = peek() {
      if byte == UInt8(ascii: "\\") {
        advance(2)
      } else if byte == UInt8(ascii: "/"), isHashed(hashes, after: 1) {
        advance(1 + hashes)
        break
      } else if byte.isLineBreak, hashes == 0 {
        break
      } else {
        advance()
      }
    }
    emit(.text, from: start)
  }

  mutating func readLineComment() {
    let start = Mark(place: place, line: line)
    skip { !$0.isLineBreak }
    emit(.comment, from: start)
  }

  /// Block comments nest.
  mutating func readBlockComment() {
    let start = Mark(place: place, line: line)
    var depth = 0
    repeat {
      if goesOn(with: "/*") {
        depth += 1
        advance(2)
      } else if goesOn(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && place < bytes.count
    emit(.comment, from: start)
  }

  private func isHashed(_ hashes: Int, after ahead: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(ahead + $0) == UInt8(ascii: "#") }
  }

  private func isEnd(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") } && isHashed(hashes, after: quotes)
  }
}
