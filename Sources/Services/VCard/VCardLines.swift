import Foundation

/// The logical lines of vCard text, with folded lines joined (RFC 6350, 3.2).
///
/// The lines are bytes, because a line may be folded inside a character.
struct UnfoldedLines {
  private var rest: ArraySlice<UInt8>
  private var number = 0

  init(_ bytes: [UInt8]) {
    // A byte order mark is skipped.
    rest = bytes.dropFirst(bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0)
  }

  /// Returns the next nonempty logical line, and the number of its first physical line.
  mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>)? {
    while var line = nextPhysical() {
      let start = number
      if line.isEmpty { continue }
      while rest.first?.isBlank == true, let more = nextPhysical() { line += more.dropFirst() }
      return (start, line)
    }
    return nil
  }

  /// Returns the next physical line without its end: CR LF, LF or CR.
  mutating func nextPhysical() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    number += 1
    let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let end = rest[line.endIndex...]
    rest = end.dropFirst(end.starts(with: "\r\n".utf8) ? 2 : 1)
    return line
  }

  /// Skips the next lines that contain only base64 digits. In vCard 2.1 a long base64 value
  /// continues on such lines, without folding.
  mutating func skipBase64() {
    var following = self
    while let line = following.nextPhysical(), !line.isEmpty, line.allSatisfy(\.isBase64) {
      self = following
    }
  }
}

/// The parts of a property such as `item1.BDAY;VALUE=date:1985-04-12` (RFC 6350, 3.3).
struct ContentLine {
  /// The property's name in capitals, without its group.
  let name: String
  /// The value, still escaped, and not yet checked to be UTF-8.
  var value: ArraySlice<UInt8>
  /// The parameters, with their names in capitals. A parameter without "=" has an empty value.
  private var parameters: [(name: String, value: String)] = []

  /// Splits a line into its parts; nil if the line is not a property.
  init?(_ line: ArraySlice<UInt8>) {
    guard var end = line.firstIndex(where: ":;".utf8.contains) else { return nil }
    let group = line[..<end].lastIndex(of: UInt8(ascii: "."))
    let name = line[(group.map { $0 + 1 } ?? line.startIndex)..<end]
    guard !name.isEmpty, name.allSatisfy(\.isNameByte) else { return nil }
    self.name = String(decoding: name, as: UTF8.self).uppercased()
    while line[end] == UInt8(ascii: ";") {
      let start = end + 1
      var isQuoted = false
      // A colon or a semicolon inside quotation marks belongs to the parameter.
      let next = line[start...].firstIndex { byte in
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        return !isQuoted && ":;".utf8.contains(byte)
      }
      guard let next else { return nil }
      end = next
      let text = String(decoding: line[start..<end], as: UTF8.self)
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      parameters.append(
        (parts[0].uppercased(), parts.dropFirst().joined().filter { $0 != "\"" }))
    }
    value = line[(end + 1)...]
  }

  /// Returns the value of the first parameter with this name, which must be in capitals.
  func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// Whether the value is written in quoted-printable.
  var isQuotedPrintable: Bool { isEncoded(in: "QUOTED-PRINTABLE", or: "Q") }

  /// Whether the value is written in base64.
  var isBase64: Bool { isEncoded(in: "BASE64", or: "B") }

  /// Returns whether a parameter names the encoding. In vCard 2.1, `ENCODING=` is optional.
  private func isEncoded(in name: String, or letter: String) -> Bool {
    parameters.contains { parameter in
      parameter.name == "ENCODING"
        ? [name, letter].contains(parameter.value.uppercased()) : parameter.name == name
    }
  }

  /// The bytes of the property's value. A base64 value (RFC 2426, section 4) is decoded.
  var text: ArraySlice<UInt8> {
    get throws(VCardProblem.Reason) {
      guard isBase64 else { return value }
      guard let decoded = Data(base64Encoded: Data(value.filter { !$0.isBlank })) else {
        throw .notBase64
      }
      return [UInt8](decoded)[...]
    }
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isDigit: Bool { 48...57 ~= self }

  private var isLetter: Bool { 65...90 ~= self || 97...122 ~= self }

  fileprivate var isNameByte: Bool { isLetter || isDigit || "-_".utf8.contains(self) }

  fileprivate var isBase64: Bool { isLetter || isDigit || isBlank || "+/=".utf8.contains(self) }
}
