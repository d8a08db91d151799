import Foundation

/// The logical lines of vCard text. It joins folded lines (RFC 6350, 3.2).
///
/// It works on bytes, because a line may be folded inside a character.
struct UnfoldedLines {
  /// A logical line and the number of its first physical line.
  struct Line {
    let number: Int
    var bytes: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var position = 0
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: byteOrderMark) { position = byteOrderMark.count }
  }

  /// Returns the next logical line that is not empty.
  mutating func next() -> Line? {
    while let first = nextPhysical() {
      let start = number
      if first.isEmpty { continue }
      guard isFolded else { return Line(number: start, bytes: first) }
      var whole = Array(first)
      while isFolded, let more = nextPhysical() { whole += more.dropFirst() }
      return Line(number: start, bytes: whole[...])
    }
    return nil
  }

  /// Returns the next physical line without its end: CR LF, LF or CR.
  mutating func nextPhysical() -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    number += 1
    let start = position
    while position < bytes.count, bytes[position] != lineFeed, bytes[position] != carriageReturn {
      position += 1
    }
    let end = position
    if end < bytes.count { position += 1 }
    if position < bytes.count, bytes[end] == carriageReturn, bytes[position] == lineFeed {
      position += 1
    }
    return bytes[start..<end]
  }

  /// Skips lines of base64 digits. vCard 2.1 does not fold a long value.
  mutating func skipBase64() {
    var rest = self
    while let line = rest.nextPhysical(), !line.isEmpty, line.allSatisfy(\.isBase64) {
      self = rest
    }
  }

  private var isFolded: Bool { position < bytes.count && bytes[position].isBlank }
  private var lineFeed: UInt8 { UInt8(ascii: "\n") }
  private var carriageReturn: UInt8 { UInt8(ascii: "\r") }
}

/// The parts of a property such as `item1.BDAY;VALUE=date:1985-04-12` (RFC 6350, 3.3).
struct ContentLine {
  /// The property's name in capitals, without its group.
  let name: String
  /// The bytes between the name and the colon. They are parsed only when they are needed.
  private let parameterBytes: ArraySlice<UInt8>
  /// The value, still escaped, and not yet checked to be UTF-8.
  var value: ArraySlice<UInt8>

  /// Splits a line; nil if it is not a property.
  init?(_ line: ArraySlice<UInt8>) {
    guard let nameEnd = line.firstIndex(where: { $0 == Self.colon || $0 == Self.semicolon })
    else { return nil }
    var nameStart = line.startIndex
    if let dot = line[..<nameEnd].lastIndex(of: UInt8(ascii: ".")) { nameStart = dot + 1 }
    let name = line[nameStart..<nameEnd]
    guard !name.isEmpty, name.allSatisfy(\.isNameByte) else { return nil }

    var position = nameEnd
    while line[position] == Self.semicolon {
      guard let end = Self.endOfParameter(in: line, from: position + 1) else { return nil }
      position = end
    }
    self.name = Self.capitals(name)
    parameterBytes = line[nameEnd..<position]
    value = line[(position + 1)...]
  }

  /// Returns the value of the first parameter with this name in capitals.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  /// Whether the value is written in quoted-printable.
  var isQuotedPrintable: Bool {
    !parameterBytes.isEmpty && isEncoded(in: "QUOTED-PRINTABLE", or: "Q")
  }

  /// Whether the value is written in base64.
  var isBase64: Bool { !parameterBytes.isEmpty && isEncoded(in: "BASE64", or: "B") }

  /// The value's bytes. A base64 value (RFC 2426, 4) is decoded.
  var text: ArraySlice<UInt8> {
    get throws(VCardProblem.Reason) {
      guard isBase64 else { return value }
      guard let decoded = Data(base64Encoded: Data(value.filter { !$0.isBlank })) else {
        throw .notBase64
      }
      return Array(decoded)[...]
    }
  }

  private var parameters: [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    var start = parameterBytes.startIndex
    while start < parameterBytes.endIndex {
      let end =
        Self.endOfParameter(in: parameterBytes, from: start + 1) ?? parameterBytes.endIndex
      parameters.append(Self.parameter(parameterBytes[(start + 1)..<end]))
      start = end
    }
    return parameters
  }

  /// Returns whether a parameter names the encoding. In vCard 2.1 the name alone is a parameter.
  private func isEncoded(in name: String, or letter: String) -> Bool {
    parameters.contains { parameter, value in
      switch parameter {
      case "ENCODING": [name, letter].contains(value.uppercased())
      default: parameter == name
      }
    }
  }

  /// Returns the next colon or semicolon that is not inside quotation marks.
  private static func endOfParameter(in line: ArraySlice<UInt8>, from start: Int) -> Int? {
    var isQuoted = false
    for index in start..<line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case colon where !isQuoted, semicolon where !isQuoted: return index
      default: break
      }
    }
    return nil
  }

  private static func parameter(_ bytes: ArraySlice<UInt8>) -> (name: String, value: String) {
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")) else {
      return (capitals(bytes), "")
    }
    let value = bytes[(equals + 1)...].filter { $0 != UInt8(ascii: "\"") }
    return (capitals(bytes[..<equals]), String(decoding: value, as: UTF8.self))
  }

  private static func capitals(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: { 97...122 ~= $0 }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    return String(decoding: bytes.map { 97...122 ~= $0 ? $0 - 32 : $0 }, as: UTF8.self)
  }

  private static let colon = UInt8(ascii: ":")
  private static let semicolon = UInt8(ascii: ";")
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isDigit: Bool { 48...57 ~= self }

  private var isLetter: Bool { 65...90 ~= self || 97...122 ~= self }

  fileprivate var isNameByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }

  fileprivate var isBase64: Bool {
    isLetter || isDigit || isBlank
      || [UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "=")]
        .contains(self)
  }
}
