public import Foundation

/// A style that joins texts with the locale's short conjunction: "Ada & Grace", "Ada, Grace und
/// Kurt".
///
///     ["Ada", "Grace"].formatted(AbbreviatedConjunction(locale: english))     // "Ada & Grace"
///
/// The separators are those of the system's list style, except that the last separator does not
/// depend on the number of texts. In American English the system writes "Ada, Grace, & Kurt" but
/// "Ada & Grace". A name with the opposite writing direction is put between isolating marks, as the
/// system does.
public nonisolated struct AbbreviatedConjunction: FormatStyle {
  /// The locale of the conjunction.
  public let locale: Locale

  /// Creates the style of `locale`.
  public init(locale: Locale) {
    self.locale = locale
  }

  /// Returns the joined texts, or an empty string if there are none.
  public func format(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.joined() }
    let pair = separators(of: ["\u{1}", "\u{2}"])
    let middle = separators(of: ["\u{1}", "\u{2}", "\u{3}"])[1]
    let texts = texts.map { isolated($0, before: pair[1] + "\u{2}" + pair[2]) }
    var text = pair[0] + texts[0]
    for next in texts[1..<(texts.count - 1)] { text += middle + next }
    return text + pair[1] + texts[texts.count - 1] + pair[2]
  }

  /// Returns a text with isolating marks if its writing direction is opposite to the locale's.
  private func isolated(_ text: String, before rest: String) -> String {
    let scalars = list(of: [text, "\u{2}"]).unicodeScalars.dropLast(rest.unicodeScalars.count)
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns the system's separators before, between and after `marks`.
  private func separators(of marks: [String]) -> [String] {
    list(of: marks).split(omittingEmptySubsequences: false) { marks.contains(String($0)) }
      .map(String.init)
  }

  private func list(of texts: [String]) -> String {
    texts.formatted(.list(type: .and, width: .short).locale(locale))
  }
}
