/// What every name, title and text that a user enters must keep to.
///
/// One rule for all entities, so that they cannot drift apart; each turns a fault into an error of
/// its own that names the field.
struct TextRule {
  /// The most Unicode scalars that are allowed. Scalars, not characters: one character may be
  /// made of any number of them.
  let longest: Int
  /// Whether line breaks and tabs are allowed inside the text.
  var allowsLines = false

  enum Fault: Error {
    case tooLong
    case controlCharacter
  }

  /// The text without white space at its ends.
  ///
  /// - Throws: `Fault.controlCharacter` for a control character or line separator inside, and
  ///   `Fault.tooLong` past the bound.
  func trimmed(_ text: String) throws(Fault) -> String {
    let trimmed = text.trimmingWhitespace
    guard trimmed.unicodeScalars.contains(where: isVisible) else { return "" }
    guard !trimmed.unicodeScalars.contains(where: isForbidden) else { throw .controlCharacter }
    guard trimmed.unicodeScalars.count <= longest else { throw .tooLong }
    return trimmed
  }

  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: !(allowsLines && (scalar == "\n" || scalar == "\t"))
    case .lineSeparator, .paragraphSeparator: !allowsLines
    // Embeddings, overrides and isolates turn the rest of a line round (Unicode Annex #9).
    case .format:
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    default: false
    }
  }

  /// Joiners and other format characters belong into a text, but are none by themselves.
  private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .format && !scalar.properties.isWhitespace
  }
}

extension String {
  fileprivate var trimmingWhitespace: String {
    var rest = self[...].unicodeScalars
    while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
