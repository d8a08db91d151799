public import Foundation

/// A style that joins a given and a family name in the locale's order.
///
///     FullNameStyle(locale: hungarian).format(given: "Ferenc", family: "Liszt")   // "Liszt Ferenc"
///
/// A name in Chinese, Japanese or Korean characters always has the family name first and no space.
/// Other names follow the locale. This is the rule of Unicode's person names (CLDR, part 8) for two
/// fields. Foundation's formatter has more fields but does not exist on Linux.
public nonisolated struct FullNameStyle: Hashable, Sendable {
  /// The locale of the order.
  public let locale: Locale

  /// Creates the style of `locale`.
  public init(locale: Locale) {
    self.locale = locale
  }

  /// Returns the full name. An empty part adds no space.
  public func format(given: String, family: String) -> String {
    if Self.isEastAsian(given + family) { return family + given }
    let familyFirst = Self.familyFirstLanguages.contains(
      locale.language.languageCode?.identifier ?? "")
    return (familyFirst ? [family, given] : [given, family])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Languages in Latin script that put the family name first.
  private static let familyFirstLanguages: Set<String> = ["hu", "vi"]

  /// Returns whether every letter is Chinese, Japanese or Korean.
  private static func isEastAsian(_ name: String) -> Bool {
    let letters = name.unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty
      && letters.allSatisfy { letter in
        eastAsianBlocks.contains { $0.contains(letter.value) }
      }
  }

  /// Kana, Chinese characters with their extensions and compatibility forms, and Hangul syllables.
  private static let eastAsianBlocks: [ClosedRange<UInt32>] = [
    0x3005...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
    0x20000...0x3FFFF,
  ]
}
