extension Character {
  /// The character itself, or what is shown in place of one that a terminal would obey.
  ///
  /// Obeyed are the control characters of ASCII and of Latin 1 (ECMA-48's C0 and C1), line and
  /// paragraph separators, and what turns the direction of writing (Unicode Standard Annex #9): a
  /// name must not be able to move the cursor, nor to make the text beside it read otherwise.
  var visible: Character {
    guard let scalar = unicodeScalars.first else { return self }
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "\u{FFFD}"
    case 0x7F: return "\u{2421}"
    case 0x80..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB:
      return "\u{FFFD}"
    default: return self
    }
  }
}
