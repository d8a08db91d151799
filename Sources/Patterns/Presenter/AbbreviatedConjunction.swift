public import Foundation

/// Joins texts with the locale's short conjunction: "Ada, Grace & 5 others", "Ada, Grace und Kurt".
///
///     ["Ada", "Grace"].formatted(AbbreviatedConjunction(locale: english))     // "Ada & Grace"
///
/// The joints are those of the system's list style, with one rule of its own: the last joint is the
/// same however many texts there are. (The system writes "Ada, Grace, & Kurt" in American
/// English, but "Ada & Grace".) As in the system's, a name that runs against the language stands
/// between isolating marks, so that its neighbours keep their places. Source: row D4, `usesAbbreviatedConjunction`.
public nonisolated struct AbbreviatedConjunction: FormatStyle {
  /// Whose conjunction is used.
  public let locale: Locale

  /// The conjunction of `locale`.
  public init(locale: Locale) {
    self.locale = locale
  }

  /// The texts joined; empty where there is none.
  public func format(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    let pair = joints(of: ["\u{1}", "\u{2}"])
    let middle = joints(of: ["\u{1}", "\u{2}", "\u{3}"])[1]
    let texts = texts.map { isolated($0, before: pair[1] + "\u{2}" + pair[2]) }
    var text = pair[0] + texts[0]
    for next in texts[1..<(texts.count - 1)] { text += middle + next }
    return text + pair[1] + texts[texts.count - 1] + pair[2]
  }

  /// A text as it stands in a list: between isolating marks where it runs against the language.
  private func isolated(_ text: String, before rest: String) -> String {
    let scalars = list(of: [text, "\u{2}"]).unicodeScalars.dropLast(rest.unicodeScalars.count)
    return String(String.UnicodeScalarView(scalars))
  }

  /// What the system's style puts before, between and after `marks`, which no joint contains.
  private func joints(of marks: [String]) -> [String] {
    list(of: marks).split(omittingEmptySubsequences: false) { marks.contains(String($0)) }
      .map(String.init)
  }

  private func list(of texts: [String]) -> String {
    texts.formatted(.list(type: .and, width: .short).locale(locale))
  }
}
