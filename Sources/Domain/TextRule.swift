/// The reasons why a text from a user is invalid. The first associated value is the name of the
/// field.
public enum TextError: Error, Equatable, Sendable {
  /// The trimmed text is empty.
  case missing(String, of: String)
  /// The text has more Unicode scalars than allowed.
  case tooLong(String, longest: Int)
  /// The text contains a control character. A post may contain line breaks and tabs.
  case controlCharacter(String)
}

extension TextError: PhrasedError {
  /// A sentence for the user, without the capital letter and the full stop.
  public var description: String {
    switch self {
    case .missing(let name, let owner): "a \(owner) needs a \(name)"
    case .tooLong(let name, let longest): "the \(name) is longer than \(longest) characters"
    case .controlCharacter(let name): "the \(name) holds a control character"
    }
  }
}

/// The rule for names, titles and texts that a user enters.
struct TextRule<Failure: Error> {
  /// The largest number of Unicode scalars. One character may consist of many scalars.
  let longest: Int
  /// Whether the text may contain line breaks and tabs.
  var allowsLines = false
  /// The error for a text that is too long.
  let tooLong: Failure
  /// The error for a control character, line separator or bidirectional control.
  let controlCharacter: Failure

  /// Returns the text without white space at its ends.
  ///
  /// A text without visible characters becomes empty.
  func trimmed(_ text: String) throws(Failure) -> String {
    var trimmed = text[...].unicodeScalars
    while trimmed.first?.properties.isWhitespace == true { trimmed.removeFirst() }
    while trimmed.last?.properties.isWhitespace == true { trimmed.removeLast() }
    guard trimmed.contains(where: isVisible) else { return "" }
    guard !trimmed.contains(where: isForbidden) else { throw controlCharacter }
    guard trimmed.count <= longest else { throw tooLong }
    return String(trimmed)
  }

  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: !(allowsLines && (scalar == "\n" || scalar == "\t"))
    case .lineSeparator, .paragraphSeparator: !allowsLines
    // Bidirectional formatting characters can reverse the rest of a line (Unicode Annex #9).
    case .format:
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: false
    }
  }

  /// Returns whether a scalar is visible. Joiners and other format characters are allowed, but not
  /// visible.
  private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .format && !scalar.properties.isWhitespace
  }
}
