extension String {
  /// The text with visible symbols in place of control characters, except line breaks and tabs.
  ///
  /// So a name from a file or from a server cannot control the terminal that shows it.
  public var printable: String {
    // In Swift, a carriage return and the line feed after it are one character.
    String(map { $0 == "\n" || $0 == "\t" ? $0 : $0 == "\r\n" ? "\n" : $0.visible })
  }

  /// The number of terminal columns that the text takes.
  var columns: Int { reduce(0) { $0 + $1.visible.columns } }

  /// Returns the text, shortened with an ellipsis if the text is wider than `width`.
  func truncated(to width: Int) -> String {
    guard columns > width else { return self }
    guard width > 0 else { return "" }
    var (text, free) = ("", width - 1)
    for character in self {
      free -= character.visible.columns
      guard free >= 0 else { break }
      text.append(character)
    }
    return text + "…"
  }

  /// Returns lines of at most `width` columns, broken at spaces.
  ///
  /// A word that is wider than `width` is not broken.
  func wrapped(to width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      guard String(paragraph).columns > width else { return [String(paragraph)] }
      return paragraph.split(separator: " ").reduce(into: [""]) { lines, word in
        let last = lines.removeLast()
        let longer = last.isEmpty ? String(word) : last + " " + word
        lines += longer.columns > width && !last.isEmpty ? [last, String(word)] : [longer]
      }
    }
  }
}

extension Character {
  /// The character, or a visible symbol in place of a control character.
  ///
  /// Symbols replace the control characters of ASCII and Latin 1, line separators, and characters
  /// that change the writing direction. So a name cannot move the cursor or reorder its line.
  var visible: Character {
    // Most characters are printable ASCII characters, which need only this check.
    guard let scalar = unicodeScalars.first, scalar.value < 0x20 || scalar.value >= 0x7F else {
      return self
    }
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "\u{FFFD}"
    case 0x7F: return "\u{2421}"
    case 0x80..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB:
      return "\u{FFFD}"
    default: return self
    }
  }

  /// The number of terminal columns: 0 for combining marks, 2 for wide characters, otherwise 1.
  ///
  /// East Asian wide characters and emoji are wide (Unicode Standard Annex 11).
  var columns: Int {
    if isASCII { return 1 }
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.map(\.columns).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default:
      return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// The East Asian blocks whose characters are wide, including unassigned code points.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
