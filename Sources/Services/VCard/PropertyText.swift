/// The text of a property's value: decoded, split at its separators, and unescaped.
enum PropertyText {
  /// The text of a value that is not structured, such as `FN`'s.
  static func text(_ value: ArraySlice<UInt8>) throws(VCardProblem.Reason) -> String {
    try trim(decode(unescape(value)))
  }

  /// The components of a structured value, such as `N`'s; several values of one are joined by a space.
  static func components(
    _ value: ArraySlice<UInt8>
  ) throws(VCardProblem.Reason) -> [String] {
    var components: [String] = []
    for component in split(value, at: UInt8(ascii: ";")) {
      var words: [String] = []
      for word in split(component, at: UInt8(ascii: ",")) {
        words.append(try trim(decode(unescape(word))))
      }
      components.append(words.filter { !$0.isEmpty }.joined(separator: " "))
    }
    return components
  }

  /// The bytes that quoted-printable text stands for (RFC 2045, 6.7), or nil where it is none.
  static func quotedPrintable(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var result: [UInt8] = []
    result.reserveCapacity(value.count)
    var position = value.startIndex
    while position < value.endIndex {
      if value[position] != UInt8(ascii: "=") {
        result.append(value[position])
        position += 1
        continue
      }
      guard position + 2 < value.endIndex, let high = digit(value[position + 1]),
        let low = digit(value[position + 2])
      else { return nil }
      result.append(high << 4 | low)
      position += 3
    }
    return result[...]
  }

  private static func decode(_ bytes: ArraySlice<UInt8>) throws(VCardProblem.Reason) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    return text
  }

  /// Without spaces and tabs at its ends; other white space is for the domain to judge.
  private static func trim(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest)
  }

  /// Undoes `\\`, `\,`, `\;`, `\:` and `\n`. Any other backslash stands for itself.
  private static func unescape(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(backslash) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    while position < bytes.endIndex {
      guard bytes[position] == backslash, position + 1 < bytes.endIndex else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let next = bytes[position + 1]
      switch next {
      case backslash, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
        result.append(next)
      case UInt8(ascii: "n"), UInt8(ascii: "N"):
        result.append(UInt8(ascii: "\n"))
      default:
        result += [backslash, next]
      }
      position += 2
    }
    return result[...]
  }

  private static func split(_ bytes: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>]
  {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var position = start
    while position < bytes.endIndex {
      if bytes[position] == backslash {
        position += 2
      } else {
        if bytes[position] == separator {
          parts.append(bytes[start..<position])
          start = position + 1
        }
        position += 1
      }
    }
    parts.append(bytes[start...])
    return parts
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  private static let backslash = UInt8(ascii: "\\")
}
