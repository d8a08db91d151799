import Domain
import Foundation

/// The sections of a list in one language, derived from the language's sort keys.
///
/// Each letter of the language is a heading: Å in Swedish, but not in English. A name belongs to
/// the letter whose primary key is a prefix of the name's key. So "ß" is under S, Danish "Aagaard"
/// under Å and Czech "Chalupa" under Ch, without a table of languages.
struct SectionIndex: Sendable {
  /// The position of a section and its heading.
  typealias Place = (rank: UInt16, label: String)

  private typealias Key = ArraySlice<UInt8>

  /// The section of each letter, by the letter's primary key. No key is a prefix of another key.
  private let letters: [Key: Place]
  /// The length in bytes of the longest primary key in `letters`.
  private let longestKey: Int
  /// The first sort key of each ideograph section. In Chinese each pinyin initial has a section.
  private let ideographs: [(key: Key, place: Place)]

  private static let otherLetters: Place = (.max - 1, "…")
  private static let noLetter: Place = (.max, ListKey.noLetter)

  init(keys: some SortKeys) {
    var labels = Self.distinctLetters(keys)
    let rareKey = keys.primaryKey(of: SectionCandidates.rareIdeograph)
    labels[rareKey] = SectionCandidates.ideographs
    var places: [String: Place] = [:]
    for (_, label) in labels.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
    where places[label] == nil {
      places[label] = (UInt16(places.count), label)
    }
    labels[rareKey] = nil
    letters = labels.compactMapValues { places[$0] }
    longestKey = labels.keys.map(\.count).max() ?? 0
    ideographs = Self.ideographSections(keys).compactMap { key, label in
      places[label].map { (key, $0) }
    }
  }

  /// Returns the section of `text`, whose sort key is `sortKey`.
  func place(of text: String, sortKey: ArraySlice<UInt8>, keys: any SortKeys) -> Place {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { $0.role != .skipped }),
      scalars[start].role == .letter
    else { return Self.noLetter }
    let key = start == scalars.startIndex ? sortKey : keys.sortKey(of: String(text[start...]))[...]

    for length in 1...longestKey {
      if let place = letters[key.prefix(length)] { return place }
    }
    guard scalars[start].properties.isIdeographic else { return Self.otherLetters }
    return ideographs.last { !key.lexicographicallyPrecedes($0.key) }?.place ?? Self.otherLetters
  }

  /// Returns one heading for each letter. Æ is a letter in Danish, and counts as "AE" in English.
  private static func distinctLetters(_ keys: some SortKeys) -> [Key: String] {
    var best: [Key: (rank: [UInt8], heading: String)] = [:]
    for (text, heading) in SectionCandidates.all {
      let key = keys.primaryKey(of: text)
      guard !key.isEmpty else { continue }
      // A capital without accents is the best heading, although Chinese sorts Ā before A.
      let isCapital = text.unicodeScalars.first?.properties.generalCategory == .uppercaseLetter
      let base = String(text.decomposedStringWithCanonicalMapping.unicodeScalars.prefix(1))
      let isVariant = base != text && keys.primaryKey(of: base) == key
      let rank = [isCapital ? 0 : 1, isVariant ? 1 : 0] + keys.sortKey(of: text)
      if let known = best[key], !rank.lexicographicallyPrecedes(known.rank) { continue }
      best[key] = (rank, heading)
    }
    // A key that begins with the key of another letter is an expansion, such as "ß" for "ss".
    return best.filter { key, _ in (1..<key.count).allSatisfy { best[key.prefix($0)] == nil } }
      .mapValues(\.heading)
  }

  /// Returns the first key of each section of ideographs.
  ///
  /// If the language sorts ideographs by pinyin, each initial has a section. Otherwise all
  /// ideographs are in one section. In the Chinese order of the Unicode locale data, U+FDD0 and an
  /// initial mark the start of a section.
  private static func ideographSections(_ keys: some SortKeys) -> [(key: Key, label: String)] {
    // A string literal may not contain the noncharacter U+FDD0.
    let mark = String(decoding: [0xFDD0] as [UInt16], as: UTF16.self)
    let marks = "ABCDEFGHJKLMNOPQRSTWXYZ".map { initial in
      (key: keys.primaryKey(of: mark + String(initial)), label: String(initial))
    }
    let probe = [marks[0].key, keys.primaryKey(of: "阿"), marks[1].key, keys.primaryKey(of: "八")]
    let isPinyin = zip(probe, probe.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
    let all: [(key: Key, label: String)] = [([], SectionCandidates.ideographs)]
    return isPinyin ? all + marks : all
  }
}
