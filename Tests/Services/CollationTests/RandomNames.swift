import Domain
import Collation
import Foundation
import TestSupport

/// Whether the platform lends its sort keys; elsewhere the portable form is all there is, and what
/// only those keys can do is not expected.
let hasICUKeys = SystemNameCollation(locale: Locale(identifier: "en")).identifier
  .hasPrefix("icu")

/// Random names, drawn from letters that make collation hard.
struct RandomNames {
  private var random: SeededGenerator
  private let alphabet: [Unicode.Scalar]

  /// Names of Latin letters with and without accents, digraphs and marks.
  static let latin = Array(
    "aAáÁâäÄåÅæÆbBcChHdDđðeEéèfgiıİIlLłŁjnNñÑoOöÖøØsSšßtþzZžyY '-.".unicodeScalars)

  /// Names of one letter in its forms, so that many differ by accents, case or width alone.
  static let close = Array("aAáÁàÀａＡ".unicodeScalars)

  /// Names that mix scripts, digits, emoji and combining marks.
  static let mixed =
    latin
    + Array("019αΑάβбБёЁяאבجدعمあアかガん漢字金阿八가각힣ㄱกเ🙂#_".unicodeScalars)
    + ["\u{301}", "\u{30A}", "\u{200D}"]

  /// The sequence that follows from `seed`.
  init(of alphabet: [Unicode.Scalar], seed: UInt64) {
    self.alphabet = alphabet
    random = SeededGenerator(seed: seed)
  }

  /// A name of up to six scalars; the empty one is among them.
  mutating func next() -> String {
    var name = ""
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      if let scalar = alphabet.randomElement(using: &random) { name.unicodeScalars.append(scalar) }
    }
    return name
  }

  /// A name that begins with a letter.
  mutating func nextUnderLetter() -> String {
    while true {
      let name = next()
      if let first = name.unicodeScalars.first, CharacterSet.letters.contains(first),
        first.properties.canonicalCombiningClass == .notReordered
      {
        return name
      }
    }
  }
}
