import Foundation

/// A property of a card: `item1.BDAY;VALUE=date:1985-04-12`, taken apart (RFC 6350, 3.3).
struct ContentLine {
  /// The property's name in capitals, without its group.
  let name: String
  /// What stands between the name and the colon: nothing, or `;VALUE=date;…`. Most properties are
  /// read past, so it is taken apart only when somebody asks.
  private let parameterBytes: ArraySlice<UInt8>
  /// The value as it stands there: still escaped, and not yet known to be UTF-8.
  var value: ArraySlice<UInt8>

  /// The parts of `line`, or nil where it is no property.
  init?(_ line: ArraySlice<UInt8>) {
    guard let nameEnd = line.firstIndex(where: { $0 == Self.colon || $0 == Self.semicolon })
    else { return nil }
    var nameStart = line.startIndex
    if let dot = line[..<nameEnd].lastIndex(of: UInt8(ascii: ".")) { nameStart = dot + 1 }
    let name = line[nameStart..<nameEnd]
    guard !name.isEmpty, name.allSatisfy(Self.isNameByte) else { return nil }

    var position = nameEnd
    while line[position] == Self.semicolon {
      guard let end = Self.endOfParameter(in: line, from: position + 1) else { return nil }
      position = end
    }
    self.name = Self.capitals(name)
    parameterBytes = line[nameEnd..<position]
    value = line[(position + 1)...]
  }

  /// The parameters' names in capitals, and their values; one without a value has an empty one.
  var parameters: [(name: String, value: String)] {
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

  /// The value of the first parameter called `name`, which is written in capitals.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  /// Whether the value is written in quoted-printable, as exports of older versions are.
  var isQuotedPrintable: Bool {
    guard parameterBytes.contains(where: { $0 == UInt8(ascii: "Q") || $0 == UInt8(ascii: "q") })
    else { return false }
    return isEncoded(in: "QUOTED-PRINTABLE", or: "Q")
  }

  /// The bytes of the value as text: what is written in base64 (RFC 2426, 4) is decoded.
  ///
  /// Asked of the properties that are read only, so that nobody decodes a photograph.
  var text: ArraySlice<UInt8> {
    get throws(VCardProblem.Reason) {
      guard isEncoded(in: "BASE64", or: "B") else { return value }
      let digits = value.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      guard let decoded = Data(base64Encoded: Data(digits)) else { throw .notBase64 }
      return Array(decoded)[...]
    }
  }

  /// Whether the line says so; the oldest cards have the name alone as a parameter.
  private func isEncoded(in name: String, or letter: String) -> Bool {
    parameters.contains { parameter, value in
      switch parameter {
      case "ENCODING": [name, letter].contains(value.uppercased())
      default: parameter == name
      }
    }
  }

  /// The colon or semicolon that ends the parameter beginning at `start`; those in quotes do not.
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
    String(
      decoding: bytes.map { 97...122 ~= $0 ? $0 - 32 : $0 }, as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static let colon = UInt8(ascii: ":")
  private static let semicolon = UInt8(ascii: ";")
}
