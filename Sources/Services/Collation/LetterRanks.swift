import Foundation

/// The order of letters in a language, derived from Foundation's comparisons.
///
/// It distinguishes letters, accents and case. Comparison options differ between platforms, so it
/// appends characters instead: a letter difference outweighs any digit after it. An accent
/// difference outweighs an accent after it, but not a digit.
struct LetterRanks: Sendable {
  /// The rank of a letter at each level.
  struct Weight {
    /// The letter's number, or several: "ß" counts as "ss".
    var letters: [UInt16]
    /// The number among forms of the same letter.
    var accent: UInt8
    /// The number among forms with the same accent.
    var form: UInt8
  }

  /// The weights by character. Equal characters can have different encodings.
  let weights: [Character: Weight]
  /// The pairs and triples that count as one letter, by first character, longest first.
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

  /// Returns the weight of a letter that counts as `plain` and another letter.
  private static func expansion(
    of text: String, from plain: String, order: LetterOrder, known: [String: Weight]
  ) -> Weight? {
    guard let first = known[plain], text.count == 1 else { return nil }
    let second = "abcdefghijklmnopqrstuvwxyz".first { order.isSameLetter(plain + String($0), text) }
    guard let second else { return first }
    // The second letter may not have a number yet. It is looked up later.
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
  /// The accent of an expansion such as "ß". It sorts after the separate letters.
  static let lastAccent: UInt8 = 0x9F
  static let lastForm: UInt8 = 0xFD
  /// Marks an ASCII code in place of a letter's number.
  static let isAscii: UInt16 = 0x8000
}

/// Foundation's comparison of letters in one language.
private struct LetterOrder {
  let locale: Locale

  func precedes(_ left: String, _ right: String) -> Bool {
    left.compare(right, options: [], range: nil, locale: locale) == .orderedAscending
  }

  func isEarlierLetter(_ left: String, _ right: String) -> Bool {
    precedes(left + "2", right + "1")
  }

  /// Returns whether the language treats `text` as a mark instead of a letter.
  func isIgnored(_ text: String) -> Bool {
    isSameLetter(text + "x", "x")
  }

  func isSameLetter(_ left: String, _ right: String) -> Bool {
    !isEarlierLetter(left, right) && !isEarlierLetter(right, left)
  }

  /// Compares the accents of equal letters. In every language an accented q is a form of q.
  func isEarlierAccent(_ left: String, _ right: String) -> Bool {
    precedes(left + "q\u{301}", right + "q")
  }

  /// Returns whether `text` counts as `letter` and further letters.
  func begins(_ text: String, with letter: String) -> Bool {
    guard let last = Unicode.Scalar(UInt32(0xFFFF)) else { return false }
    return precedes(text, letter + String(Character(last)))
  }
}
