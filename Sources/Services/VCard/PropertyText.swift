import Domain

/// Functions that decode the value of a property: they split, unescape and trim it.
enum PropertyText {
  /// Returns the text of an unstructured value, such as the value of `FN`.
  static func text(_ value: ArraySlice<UInt8>) throws(VCardProblem.Reason) -> String {
    var bytes = value.contains(backslash) ? unescape(value) : value
    // Only spaces and tabs are removed here. `PersonInfo` handles other white space.
    while bytes.first?.isBlank == true { bytes.removeFirst() }
    while bytes.last?.isBlank == true { bytes.removeLast() }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    return text
  }

  /// Returns the first two components of a structured value, such as `N`.
  ///
  /// Several values of one component are joined with a space.
  static func twoComponents(
    _ value: ArraySlice<UInt8>
  ) throws(VCardProblem.Reason) -> (String, String) {
    let components = try split(value, at: UInt8(ascii: ";")).prefix(2).map {
      (component) throws(VCardProblem.Reason) in
      let words = try split(component, at: UInt8(ascii: ",")).map(text)
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return (components[0], components.count > 1 ? components[1] : "")
  }

  /// Decodes quoted-printable text (RFC 2045, 6.7); returns nil if it is malformed.
  static func quotedPrintable(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let parts = value.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
    var result = parts[0]
    for part in parts.dropFirst() {
      let digits = String(decoding: part.prefix(2), as: UTF8.self)
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let code = UInt8(digits, radix: 16)
      else { return nil }
      result += [code] + part.dropFirst(2)
    }
    return result
  }

  /// Replaces the escapes `\\`, `\,`, `\;`, `\:`, `\n` and `\N`. Other backslashes stay.
  private static func unescape(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (result, rest) = ([UInt8](), bytes)
    while let byte = rest.popFirst() {
      let escaped = byte == backslash ? rest.first.flatMap { escapes[$0] } : nil
      if escaped != nil { rest.removeFirst() }
      result.append(escaped ?? byte)
    }
    return result[...]
  }

  /// Splits the bytes at each separator that is not escaped.
  private static func split(_ bytes: ArraySlice<UInt8>, at mark: UInt8) -> [ArraySlice<UInt8>] {
    var isEscaped = false
    return bytes.split(omittingEmptySubsequences: false) { byte in
      defer { isEscaped = byte == backslash && !isEscaped }
      return byte == mark && !isEscaped
    }
  }

  private static let escapes = Dictionary(
    uniqueKeysWithValues: zip("\\,;:nN".utf8, "\\,;:\n\n".utf8))
  private static let backslash = UInt8(ascii: "\\")
}
