import Collation
import Domain
import Foundation
import TestSupport
import Testing

@Suite("Collation: the order equals Foundation's order", .tags(.random))
struct OrderTests {
  private static let locales = [
    "en", "sv", "de", "es", "ja", "ar", "da", "cs", "fr_CA", "ko", "tr",
  ]
  /// Whether the portable keys are tested in four languages instead of two.
  ///
  /// Creating the collation of a language makes ten thousand comparisons.
  private static let isThorough = pairs > RandomNames.defaultPairs
  private static let pairs = RandomNames.pairs

  @Test(
    "names that begin with a letter are in Foundation's order in every script",
    .enabled(if: hasICUKeys), arguments: locales)
  func agreement(locale: String) {
    let collation = SystemNameCollation(locale: Locale(identifier: locale))
    for alphabet in [RandomNames.latin, RandomNames.close, RandomNames.mixed] {
      let found = disagreements(collation, locale, alphabet)
      // One difference is allowed, because Foundation's order can differ inside a Danish "Aa".
      #expect(found.count <= 1, summary(of: found))
    }
  }

  @Test(
    "in Chinese, names in one script are in Foundation's order", .enabled(if: hasICUKeys))
  func chinese() {
    let collation = SystemNameCollation(locale: Locale(identifier: "zh_CN"))
    for alphabet in [RandomNames.latin, Array("阿八漢字金王张明李小龍".unicodeScalars)] {
      #expect(disagreements(collation, "zh_CN", alphabet) == [])
    }
  }

  @Test(
    "portable keys sort at least 99 % of Latin pairs and 96 % of all pairs in Foundation's order",
    arguments: isThorough ? ["en", "sv", "da", "ar"] : ["en", "da"])
  func portable(locale: String) {
    let collation = PortableCollations[locale]
    let latin = disagreements(collation, locale, RandomNames.latin)
    #expect(latin.count <= Self.pairs / 100, summary(of: latin))
    let close = disagreements(
      collation, locale, RandomNames.close.filter { $0.value < 0xFF00 })
    #expect(close.count <= Self.pairs / 100, summary(of: close))
    let mixed = disagreements(collation, locale, RandomNames.mixed)
    #expect(mixed.count <= Self.pairs / 25, summary(of: mixed))
  }

  private func summary(of found: [String]) -> Comment {
    "\(found.count) of \(Self.pairs), such as \(found.prefix(5))"
  }

  /// Compares random pairs and returns those whose order differs from Foundation's.
  private func disagreements(
    _ collation: SystemNameCollation, _ locale: String, _ alphabet: [Unicode.Scalar]
  ) -> [String] {
    let locale = Locale(identifier: locale)
    var names = RandomNames(of: alphabet, seed: 7)
    return (0..<Self.pairs).compactMap { _ in
      let (left, right) = (names.nextUnderLetter(), names.nextUnderLetter())
      let leftKey = collation.key(leading: left, trailing: "")
      let rightKey = collation.key(leading: right, trailing: "")
      switch left.compare(right, options: [], range: nil, locale: locale) {
      case .orderedAscending: return leftKey < rightKey ? nil : "\(left)|\(right)"
      case .orderedDescending: return rightKey < leftKey ? nil : "\(right)|\(left)"
      // Foundation treats hiragana and katakana as equal. The keys may differ.
      case .orderedSame: return nil
      }
    }
  }
}
