import Foundation

/// Portable sort keys, derived from Foundation's comparisons of single letters.
///
/// Keys have three levels: letters, accents, and forms such as capitals. For alphabets the keys
/// agree with Foundation's comparison, with rare exceptions that the tests count. But there are two
/// limits:
///
/// - Ideographs and Hangul come after all other letters and are sorted by code point.
/// - The initializer makes tens of thousands of comparisons and takes a tenth of a second.
struct RankedSortKeys: SortKeys {
  let identifier: String
  private let ranks: LetterRanks

  init(locale: Locale) {
    ranks = LetterRanks(locale: locale)
    identifier =
      "ranked-2-\(locale.identifier)-\(ProcessInfo.processInfo.operatingSystemVersionString)"
  }

  func appendSortKey(of text: String, to bytes: inout [UInt8]) {
    var levels = Levels()
    var rest = text[...]
    while let character = rest.first {
      if let group = ranks.groups[character]?.first(where: { begins(rest, with: $0) }),
        let weight = ranks.weights[group]
      {
        levels.append(weight)
        rest.removeFirst(group.count - 1)
        // An accent on the last letter of a group such as "ch" is appended after the group.
        if let last = rest.popFirst(), let weight = ranks.weights[String(last)], weight.accent > 0 {
          levels.append(accent: weight.accent)
        }
      } else {
        rest.removeFirst()
        if let weight = ranks.weights[String(character)] {
          levels.append(weight)
        } else {
          append(partsOf: character, to: &levels)
        }
      }
    }
    bytes += levels.letters + [1] + levels.accents + [1] + levels.forms + [0]
  }

  /// The bytes of each level. Each byte is at least 2, because bytes 0 and 1 end a level.
  private struct Levels {
    var letters: [UInt8] = []
    var accents: [UInt8] = []
    var forms: [UInt8] = []

    mutating func append(_ weight: LetterRanks.Weight) {
      if weight.letters.isEmpty, weight.accent > 0 {
        append(accent: weight.accent, form: weight.form)
      }
      for (index, letter) in weight.letters.enumerated() {
        letters += [UInt8(letter / 0x80) + 2, UInt8(letter % 0x80) + 2]
        append(accent: index == 0 ? weight.accent : 0, form: weight.form)
      }
    }

    mutating func append(accent: UInt8, form: UInt8 = 0) {
      accents.append(accent + 2)
      forms.append(form + 2)
    }
  }

  /// Returns whether `text` begins with `group`.
  ///
  /// The last letter of the group may have an accent in `text`.
  private func begins(_ text: Substring, with group: String) -> Bool {
    let start = text.prefix(group.count)
    guard start.dropLast() == group.dropLast(), let last = start.last else { return false }
    return last == group.last || String(last).decomposed.first.map(Character.init) == group.last
  }

  /// Appends the scalars of a character that has no rank. Marks count as accents.
  private func append(partsOf character: Character, to levels: inout Levels) {
    for scalar in String(character).decomposed {
      if let weight = ranks.weights[String(scalar)] {
        levels.append(weight)
      } else if scalar.properties.generalCategory == .nonspacingMark {
        levels.append(accent: 0xA0 + UInt8(scalar.value % 0x50))
      } else if scalar.properties.generalCategory != .format {
        // An unknown letter sorts after all known letters, by code point.
        let (high, low) = (scalar.value / 0x4000, scalar.value % 0x4000)
        levels.letters += [UInt8(high) + 0x80, UInt8(low / 0x80) + 2, UInt8(low % 0x80) + 2]
        levels.append(accent: 0)
      }
    }
  }
}

extension String {
  /// The scalars of the string, with letters and marks separated.
  fileprivate var decomposed: String.UnicodeScalarView {
    decomposedStringWithCanonicalMapping.unicodeScalars
  }
}
