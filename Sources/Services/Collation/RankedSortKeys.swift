import Foundation

/// Sort keys made from what Foundation's comparison says about single letters: the portable form,
/// for platforms whose Foundation shows no library to ask for keys.
///
/// Keys have three levels: letters, accents, and forms such as capitals. For names in the alphabets
/// that it asks about (Latin, Greek, Cyrillic, Hebrew, Arabic, Indic, kana …) they agree with
/// Foundation's comparison but for rare mixtures; the tests measure how rare. Its limits:
///
/// - ideographs and Hangul come after all other letters, by code point: not before Latin, as Chinese
///   and Korean have them, and not by sound;
/// - making it costs some ten thousand comparisons, about a tenth of a second.
struct RankedSortKeys: SortKeys {
  let identifier: String
  private let ranks: LetterRanks

  init(locale: Locale) {
    ranks = LetterRanks(locale: locale)
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    identifier = "ranked-1-\(locale.identifier)-\(system)"
  }

  func sortKey(of text: String) -> [UInt8] {
    var levels = Levels()
    fill(&levels, from: text)
    return levels.letters + [1] + levels.accents + [1] + levels.forms + [0]
  }

  func primaryKey(of text: String) -> [UInt8] {
    var levels = Levels()
    fill(&levels, from: text)
    return levels.letters
  }

  /// Bytes below 2 end a level, so no other byte that begins a weight is.
  private struct Levels {
    var letters: [UInt8] = []
    var accents: [UInt8] = []
    var forms: [UInt8] = []

    mutating func append(letter: UInt16) {
      let value = letter + 0x200
      letters += [UInt8(value >> 8), UInt8(value & 0xFF)]
    }

    /// A letter that nothing is known of comes after all that are known, by its code point.
    mutating func append(unknown scalar: Unicode.Scalar) {
      letters += [
        0xE0 + UInt8(scalar.value >> 16), UInt8(scalar.value >> 8 & 0xFF),
        UInt8(scalar.value & 0xFF),
      ]
    }

    mutating func append(accent: UInt8, form: UInt8) {
      accents.append(accent + 2)
      forms.append(form + 2)
    }
  }

  private func fill(_ levels: inout Levels, from text: String) {
    var rest = text[...]
    while let character = rest.first {
      if let group = ranks.groups[character]?.first(where: { begins(rest, with: $0.text) }) {
        append(group.weight, to: &levels)
        rest.removeFirst(group.text.count - 1)
        // The last letter's own accent counts as one more.
        if let last = rest.popFirst(), let weight = ranks.weights[last], weight.accent > 0 {
          levels.append(accent: weight.accent, form: 0)
        }
        continue
      }
      rest.removeFirst()
      if let weight = ranks.weights[character] {
        append(weight, to: &levels)
      } else {
        append(partsOf: character, to: &levels)
      }
    }
  }

  /// Whether `text` begins with `group`; the group's last letter may have an accent there.
  private func begins(_ text: Substring, with group: [Character]) -> Bool {
    let start = text.prefix(group.count)
    guard start.count == group.count, start.dropLast().elementsEqual(group.dropLast()) else {
      return false
    }
    guard let last = start.last, let letter = String(last).decomposed.first else { return false }
    return last == group.last || Character(letter) == group.last
  }

  private func append(_ weight: LetterRanks.Weight, to levels: inout Levels) {
    if weight.letters.isEmpty, weight.accent > 0 {
      levels.append(accent: weight.accent, form: weight.form)
    }
    var accent = weight.accent
    for letter in weight.letters {
      if letter & LetterRanks.Weight.isAscii == 0 {
        levels.append(letter: letter)
      } else if let scalar = Unicode.Scalar(letter & ~LetterRanks.Weight.isAscii),
        let other = ranks.weights[Character(scalar)]?.letters.first
      {
        levels.append(letter: other)
      }
      levels.append(accent: accent, form: weight.form)
      accent = 0
    }
  }

  /// A character with no rank of its own: its parts, where marks count as accents.
  private func append(partsOf character: Character, to levels: inout Levels) {
    for scalar in String(character).decomposed {
      if let weight = ranks.weights[Character(scalar)] {
        append(weight, to: &levels)
      } else if scalar.properties.generalCategory == .nonspacingMark {
        levels.append(accent: 0xA0 + UInt8(scalar.value % 0x50), form: 0)
      } else if scalar.properties.generalCategory != .format {
        levels.append(unknown: scalar)
        levels.append(accent: 0, form: 0)
      }
    }
  }
}

extension String {
  /// The letters and the marks on them, one by one.
  fileprivate var decomposed: String.UnicodeScalarView {
    decomposedStringWithCanonicalMapping.unicodeScalars
  }
}
