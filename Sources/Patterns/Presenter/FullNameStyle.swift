public import Foundation

/// Puts a given and a family name in the order in which the locale's readers expect them.
///
///     FullNameStyle(locale: hungarian).format(given: "Ferenc", family: "Liszt")   // "Liszt Ferenc"
///
/// A name in Chinese, Japanese or Korean characters keeps its own order, family name first and
/// without a space, whoever reads it; a name in other letters follows the locale. That is the rule
/// of Unicode's person names (CLDR, part 8) cut down to two fields. Foundation's own formatter
/// knows more fields, but does not exist on Linux.
public nonisolated struct FullNameStyle: Hashable, Sendable {
  /// Whose order is used.
  public let locale: Locale

  /// The order of `locale`.
  public init(locale: Locale) {
    self.locale = locale
  }

  /// The full name; a part that is empty leaves no space behind.
  public func format(given: String, family: String) -> String {
    if Self.isEastAsian(given + family) { return family + given }
    let familyFirst = Self.familyFirstLanguages.contains(
      locale.language.languageCode?.identifier ?? "")
    return (familyFirst ? [family, given] : [given, family])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Languages in Latin letters that put the family name first.
  private static let familyFirstLanguages: Set<String> = ["hu", "vi"]

  /// Whether every letter is a Chinese, Japanese or Korean one.
  private static func isEastAsian(_ name: String) -> Bool {
    let letters = name.unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty
      && letters.allSatisfy { letter in
        eastAsianBlocks.contains { $0.contains(letter.value) }
      }
  }

  /// Kana, Chinese characters (with extension A and the compatibility forms), Hangul syllables,
  /// and the planes of the rarer Chinese characters.
  private static let eastAsianBlocks: [ClosedRange<UInt32>] = [
    0x3005...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
    0x20000...0x3FFFF,
  ]
}
