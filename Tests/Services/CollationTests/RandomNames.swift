import Collation
import Domain
import Foundation
import Synchronization
import TestSupport

/// Whether the platform has ICU's sort keys. Other platforms use the portable keys.
let hasICUKeys = SystemNameCollation(locale: Locale(identifier: "en")).identifier
  .hasPrefix("icu")

/// The portable collations. Each is made once, because this takes a tenth of a second.
enum PortableCollations {
  private static let made = Mutex<[String: SystemNameCollation]>([:])

  static subscript(locale: String) -> SystemNameCollation {
    made.withLock { made in
      let collation =
        made[locale] ?? SystemNameCollation(portable: Locale(identifier: locale))
      made[locale] = collation
      return collation
    }
  }
}

/// Random names from letters that are difficult to sort.
struct RandomNames {
  private var random: SeededGenerator
  private let alphabet: [Unicode.Scalar]

  static let defaultPairs = 100
  /// The number of random pairs for each alphabet. `COLLATION_PAIRS` sets another number.
  static let pairs =
    ProcessInfo.processInfo.environment["COLLATION_PAIRS"].flatMap(Int.init) ?? defaultPairs

  /// Latin letters with and without accents, and four separators. Some letters form digraphs.
  static let latin = Array(
    "aAáÁâäÄåÅæÆbBcChHdDđðeEéèfgiıİIlLłŁjnNñÑoOöÖøØsSšßtþzZžyY '-.".unicodeScalars)

  /// Variants of one letter, which differ in accent, case or width.
  static let close = Array("aAáÁàÀａＡ".unicodeScalars)

  /// Letters of several scripts, digits, symbols, emoji and combining marks.
  static let mixed =
    latin
    + Array("019αΑάβбБёЁяאבجدعمあアかガん漢字金阿八가각힣ㄱกเ🙂#_".unicodeScalars)
    + ["\u{301}", "\u{30A}", "\u{200D}"]

  /// Creates a generator of names from `alphabet`. Equal seeds produce equal names.
  init(of alphabet: [Unicode.Scalar], seed: UInt64) {
    self.alphabet = alphabet
    random = SeededGenerator(seed: seed)
  }

  /// Returns a name of at most six scalars, possibly an empty name.
  mutating func next() -> String {
    var name = ""
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      if let scalar = alphabet.randomElement(using: &random) { name.unicodeScalars.append(scalar) }
    }
    return name
  }

  /// Returns a name that begins with a letter.
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
