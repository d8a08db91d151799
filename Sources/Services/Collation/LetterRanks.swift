import Foundation

/// The order of letters in a language, derived from Foundation's comparisons.
///
/// The order distinguishes letters, accents and case. Foundation's options for ignoring accents or
/// case differ between platforms, so the comparisons append characters to the texts instead. An
/// appended digit outweighs a difference in accent, but not in letter. An appended accent outweighs
/// a difference in case, but not in accent.
struct LetterRanks: Sendable {
  /// The rank of a letter at each level.
  struct Weight {
    /// The number of the letter. A letter such as "ß" has two numbers, because it counts as "ss".
    var letters: [UInt16]
    /// The position among the accented variants of the letter.
    var accent: UInt8
    /// The position among variants in form, such as "a" and "A".
    var form: UInt8

    /// The accent of an expansion such as "ß", so that "ß" sorts after "ss".
    static let lastAccent: UInt8 = 0x9F
  }

  /// The weights of letters and marks. Canonically equal strings have the same weight.
  let weights: [String: Weight]
  /// The pairs and triples that count as one letter, by first character.
  ///
  /// Triples come before pairs, so that the first match is the longest.
  let groups: [Character: [String]]

  init(locale: Locale) {
    let order = LetterOrder(locale: locale)
    var weights: [String: Weight] = [:]
    var expansions: [(text: String, plain: String)] = []
    var plain: String?  // The last letter that is not a variant or an expansion.
    var previous = ""
    var number: UInt16 = 0
    var weight = Weight(letters: [], accent: 0, form: 0)  // The weight of marks, which come first.
    for text in Self.repertoire.sorted(by: order.precedes) {
      // Marks come before all letters. A text is a mark if "x" after it still sorts as "x".
      let isNewLetter =
        plain == nil
        ? !order.isSameLetter(text + "x", "x") : order.isEarlierLetter(previous, text)
      if isNewLetter {
        if let plain, order.begins(text, with: plain) {
          if text.count == 1 { expansions.append((text, plain)) }
          continue
        }
        number += 1
        weight = Weight(letters: [number], accent: 0, form: 0)
        plain = text
      } else if order.isEarlierAccent(previous, text) {
        weight.accent = min(weight.accent + 1, Weight.lastAccent)
        weight.form = 0
      } else if order.precedes(previous, text) {
        weight.form = min(weight.form + 1, 0xFD)
      }
      previous = text
      weights[text] = weight
    }
    for (text, plain) in expansions {
      // "ß" counts as "s" and a second letter, and sorts after "ss".
      let second = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
        .first { order.isSameLetter(plain + $0, text) }
      let letters = [plain, second].compactMap(\.self).flatMap { weights[$0]?.letters ?? [] }
      weights[text] = Weight(letters: letters, accent: Weight.lastAccent, form: 0)
    }
    groups = Dictionary(
      grouping: weights.filter { $0.key.count > 1 && $0.value.letters.count == 1 }.keys
        .sorted { $0.count > $1.count },
      by: { $0[$0.startIndex] })
    self.weights = weights
  }

  private static let repertoire: [String] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA1...0x24F, 0x1E00...0x1EFF, 0x2010...0x2027, 0x3041...0x30FE, 0xFF01...0xFF5E,
    ]
    let marks = ranges.joined().compactMap { Unicode.Scalar($0) }.map { String($0) }
    let letters = SectionCandidates.all.map(\.text)
    let cases = letters.map { $0.lowercased() } + letters.map { $0.uppercased() }
    return Set(marks + letters + cases).sorted()
  }()
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

  func isSameLetter(_ left: String, _ right: String) -> Bool {
    !isEarlierLetter(left, right) && !isEarlierLetter(right, left)
  }

  /// Returns whether the accent of `left` sorts before the accent of `right`.
  ///
  /// The two texts must have the same base letter.
  func isEarlierAccent(_ left: String, _ right: String) -> Bool {
    precedes(left + "q\u{301}", right + "q")
  }

  /// Returns whether `text` sorts like a string that begins with `letter`.
  func begins(_ text: String, with letter: String) -> Bool {
    precedes(text, letter + String(decoding: [0xFFFF] as [UInt16], as: UTF16.self))
  }
}
