import Foundation

/// Portable sort keys, derived from Foundation's comparisons of single letters.
///
/// Keys have three levels: letters, accents, and forms such as capitals. In alphabets they agree with
/// Foundation's comparison except for rare mixtures, which the tests count. The limits:
///
/// - Ideographs and Hangul come after all other letters and are sorted by code point.
/// - The initializer makes about ten thousand comparisons and takes a tenth of a second.
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

  /// Bytes below 2 end a level, so every weight begins with a larger byte.
  private struct Levels {
    var letters: [UInt8] = []
    var accents: [UInt8] = []
    var forms: [UInt8] = []

    mutating func append(letter: UInt16) {
      let value = letter + 0x200
      letters += [UInt8(value >> 8), UInt8(value & 0xFF)]
    }

    /// Appends an unknown letter. It sorts after all known letters, by code point.
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
        // An accent of the last letter counts as another accent.
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

  /// Returns whether `text` begins with `group`, whose last letter may have an accent.
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

  /// Appends the parts of a character without a rank. Marks count as accents.
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
  /// The separate letters and marks.
  fileprivate var decomposed: String.UnicodeScalarView {
    decomposedStringWithCanonicalMapping.unicodeScalars
  }
}
