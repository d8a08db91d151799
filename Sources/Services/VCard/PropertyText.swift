import Domain

/// Decodes the value of a property: splits it at its separators, unescapes it and trims it.
enum PropertyText {
  /// Returns the text of an unstructured value, such as the value of `FN`.
  static func text(_ value: ArraySlice<UInt8>) throws(VCardProblem.Reason) -> String {
    let trimmed = trim(unescape(value))
    guard let text = String(validating: trimmed, as: UTF8.self) else { throw .notUTF8 }
    return text
  }

  /// Returns the first two components of a structured value, such as `N`.
  ///
  /// Several values of one component are joined with a space.
  static func twoComponents(
    _ value: ArraySlice<UInt8>
  ) throws(VCardProblem.Reason) -> (String, String) {
    let components = split(value, at: UInt8(ascii: ";"))
    let second = components.count > 1 ? components[1] : []
    return (try joined(components[0]), try joined(second))
  }

  private static func joined(_ value: ArraySlice<UInt8>) throws(VCardProblem.Reason) -> String {
    guard value.contains(UInt8(ascii: ",")) else { return try text(value) }
    var words: [String] = []
    for word in split(value, at: UInt8(ascii: ",")) {
      let word = try text(word)
      if !word.isEmpty { words.append(word) }
    }
    return words.joined(separator: " ")
  }

  /// Decodes quoted-printable text (RFC 2045, 6.7); returns nil if it is malformed.
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

  /// Removes spaces and tabs at the ends. Domain rules handle other white space.
  private static func trim(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let first = rest.first, first.isBlank { rest.removeFirst() }
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return rest
  }

  /// Replaces the escapes `\\`, `\,`, `\;`, `\:` and `\n`. Other backslashes stay.
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

/// Parses a birthday.
///
/// A complete date is `1985-04-12` or `19850412`, optionally with a time after `T`. Incomplete dates
/// are `--0412`, `--04-12`, `---12`, `--04`, `1985-04`, `1985` (RFC 6350, 4.3.1), and dates whose
/// year Apple's address book marks as unknown with `X-APPLE-OMIT-YEAR=1604`.
enum BirthdayText {
  /// Returns the day in `line`; nil if the value is empty.
  static func day(in line: ContentLine) throws(VCardProblem.Reason) -> CalendarDate? {
    let bytes = try line.text.filter { !$0.isBlank }
    if bytes.isEmpty { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    if line.parameter("VALUE")?.lowercased() == "text" { throw .birthdayUnreadable(text) }

    let end = bytes.firstIndex(of: UInt8(ascii: "T")) ?? bytes.endIndex
    guard end <= 10, bytes[end...].dropFirst().allSatisfy(isTimeByte) else {
      throw .birthdayUnreadable(text)
    }
    // The positions of the hyphens, as bits, and the digits, as a number.
    var (hyphens, number) = (0, 0)
    for (index, byte) in bytes[..<end].enumerated() {
      switch byte {
      case UInt8(ascii: "-"): hyphens |= 1 << index
      case 48...57: number = number * 10 + Int(byte - 48)
      default: throw .birthdayUnreadable(text)
      }
    }
    switch (end, hyphens) {
    case (8, 0), (10, 0b1001_0000): break
    case (6, 0b11), (7, 0b1_0011), (5, 0b111), (4, 0b11), (7, 0b1_0000), (4, 0):
      throw .birthdayIncomplete(text)
    default: throw .birthdayUnreadable(text)
    }
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
    if let omitted = line.parameter("X-APPLE-OMIT-YEAR"), Int(omitted) == year {
      throw .birthdayIncomplete("--" + String(text.filter { $0 != "-" }.dropFirst(4)))
    }
    guard let date = try? CalendarDate(year: year, month: month, day: day) else {
      throw .birthdayUnreadable(text)
    }
    return date
  }

  private static func isTimeByte(_ byte: UInt8) -> Bool {
    byte.isDigit || "+-:.,Z".utf8.contains(byte)
  }
}
