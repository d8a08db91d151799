import Foundation

/// How a language orders letters, found out by asking Foundation to compare them: which differ as
/// letters, which by an accent only, and which by case only.
///
/// One comparison tells all three apart, with no options, which differ between platforms: a
/// difference between letters outweighs any digit after them, and one between accents outweighs
/// an accent, but not a digit, after them.
struct LetterRanks: Sendable {
  /// What a letter counts at each level.
  struct Weight {
    /// The letter's number, or those of several letters: "ß" counts as "ss".
    var letters: [UInt16]
    /// Its number among those that are the same letter.
    var accent: UInt8
    /// Its number among those with the same accent too.
    var form: UInt8
  }

  /// Keyed by character, so that an accented one is found however it is encoded.
  let weights: [Character: Weight]
  /// The pairs (and triples) that count as one letter, longest first, by their first character.
  let groups: [Character: [(text: [Character], weight: Weight)]]

  init(locale: Locale) {
    let order = LetterOrder(locale: locale)
    let sorted = Self.repertoire.sorted(by: order.precedes)
    var known: [String: Weight] = [:]
    var plain: String?  // The letter that the ones after it vary, or begin with.
    var previous = ""
    var number: UInt16 = 0
    var weight = Weight(letters: [], accent: 0, form: 0)  // What comes before any letter is none.
    for text in sorted {
      if plain == nil ? !order.isIgnored(text) : order.isEarlierLetter(previous, text) {
        if let plain, order.begins(text, with: plain) {
          known[text] = Self.expansion(of: text, from: plain, order: order, known: known)
          continue
        }
        number += 1
        weight = Weight(letters: [number], accent: 0, form: 0)
        plain = text
      } else if order.isEarlierAccent(previous, text) {
        weight = Weight(
          letters: weight.letters, accent: min(weight.accent + 1, Weight.lastAccent), form: 0)
      } else if order.precedes(previous, text) {
        weight.form = min(weight.form + 1, Weight.lastForm)
      }
      previous = text
      known[text] = weight
    }
    weights = Dictionary(
      known.compactMap { text, weight in text.count == 1 ? (Character(text), weight) : nil },
      uniquingKeysWith: { first, _ in first })
    groups = Dictionary(
      grouping: known.filter { $0.key.count > 1 && $0.value.letters.count == 1 }
        .map { (text: Array($0.key), weight: $0.value) }
        .sorted { $0.text.count > $1.text.count },
      by: { $0.text[0] })
  }

  /// The weight of a letter that counts as `plain` and another one; of `plain` alone if none is found.
  private static func expansion(
    of text: String, from plain: String, order: LetterOrder, known: [String: Weight]
  ) -> Weight? {
    guard let first = known[plain], text.count == 1 else { return nil }
    let second = "abcdefghijklmnopqrstuvwxyz".first { order.isSameLetter(plain + String($0), text) }
    guard let second else { return first }
    // The second letter may come later in the alphabet; it is looked up when a key is made.
    return Weight(
      letters: first.letters + [UInt16(second.asciiValue ?? 0) | Weight.isAscii],
      accent: Weight.lastAccent, form: 0)
  }

  private static let repertoire: [String] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA1...0x24F, 0x1E00...0x1EFF, 0x2010...0x2027, 0x3041...0x30FE, 0xFF01...0xFF5E,
    ]
    let marks = ranges.joined().compactMap { Unicode.Scalar($0).map { String(Character($0)) } }
    let letters = SectionCandidates.all.flatMap {
      [$0.text, $0.text.lowercased(), $0.text.uppercased()]
    }
    return Array(Set((marks + letters).filter { !$0.isEmpty })).sorted()
  }()
}

extension LetterRanks.Weight {
  /// The accent of what counts as several letters: it comes after the letters written out.
  static let lastAccent: UInt8 = 0x9F
  static let lastForm: UInt8 = 0xFD
  /// Marks a letter that is given by its ASCII code instead of its number.
  static let isAscii: UInt16 = 0x8000
}

/// Foundation's comparison in one language, asked about single letters.
private struct LetterOrder {
  let locale: Locale

  func precedes(_ left: String, _ right: String) -> Bool {
    left.compare(right, options: [], range: nil, locale: locale) == .orderedAscending
  }

  func isEarlierLetter(_ left: String, _ right: String) -> Bool {
    precedes(left + "2", right + "1")
  }

  /// Whether `text` is no letter at all to the language, but a mark on the one before it.
  func isIgnored(_ text: String) -> Bool {
    isSameLetter(text + "x", "x")
  }

  func isSameLetter(_ left: String, _ right: String) -> Bool {
    !isEarlierLetter(left, right) && !isEarlierLetter(right, left)
  }

  /// Given that both are the same letter. No language makes a letter of its own from an accented q.
  func isEarlierAccent(_ left: String, _ right: String) -> Bool {
    precedes(left + "q\u{301}", right + "q")
  }

  /// Whether `text` counts as `letter` and more: it comes before that letter and the last one.
  func begins(_ text: String, with letter: String) -> Bool {
    guard let last = Unicode.Scalar(UInt32(0xFFFF)) else { return false }
    return precedes(text, letter + String(Character(last)))
  }
}
