import Domain
import Foundation

/// The sections of a list in one language, derived from the language's sort keys.
///
/// Each letter of the language is a heading: Å in Swedish, but not in English. A name belongs to
/// the letter whose primary key is a prefix of the name's key. So "ß" is under S, Danish "Aagaard"
/// under Å and Czech "Chalupa" under Ch, without a table of languages.
struct SectionIndex: Sendable {
  /// The position of a section and its heading.
  struct Place {
    let rank: UInt16
    let label: String
  }

  /// The section of each letter, by the letter's primary key. No key is a prefix of another key.
  private let letters: [PrimaryKey: Place]
  /// The length in bytes of the longest primary key in `letters`.
  private let longestKey: Int
  /// The first primary key of each ideograph section. In Chinese each pinyin initial has a section.
  private let ideographs: [(key: PrimaryKey, place: Place)]

  private static let otherLetters = Place(rank: .max - 1, label: "…")
  private static let noLetter = Place(rank: .max, label: ListKey.noLetter)

  /// A letter that may be the heading of its section, with its sort key.
  private struct Candidate {
    /// The candidate with the lowest rank becomes the heading.
    let rank: Int
    let sortKey: [UInt8]
    let heading: String
  }

  init(keys: some SortKeys) {
    var labels = Self.distinctLetters(keys)
    let rareKey = keys.primaryKey(of: SectionCandidates.rareIdeograph)
    labels[rareKey] = SectionCandidates.ideographs
    var places: [String: Place] = [:]
    for key in labels.keys.map({ $0.bytes }).sorted() {
      if let label = labels[PrimaryKey(bytes: key)], places[label] == nil {
        places[label] = Place(rank: UInt16(places.count), label: label)
      }
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
    let key =
      start == scalars.startIndex
      ? PrimaryKey(of: sortKey) : keys.primaryKey(of: String(text[start...]))
    for length in 1...longestKey {
      if let place = letters[key.prefix(length)] { return place }
    }
    guard scalars[start].properties.isIdeographic else { return Self.otherLetters }
    return ideographs.last { $0.key.bytes <= key.bytes }?.place ?? Self.otherLetters
  }

  /// Returns one heading for each letter. Æ is a letter in Danish, but counts as "AE" in English.
  private static func distinctLetters(_ keys: some SortKeys) -> [PrimaryKey: String] {
    var best: [PrimaryKey: Candidate] = [:]
    for (text, heading) in SectionCandidates.all {
      let sortKey = keys.sortKey(of: text)
      let key = PrimaryKey(of: sortKey[...])
      guard key.bytes != 0 else { continue }
      let known = best[key]
      func isBest(_ rank: Int) -> Bool {
        guard let known else { return true }
        return rank == known.rank
          ? sortKey.lexicographicallyPrecedes(known.sortKey) : rank < known.rank
      }
      // A capital without accents is the best heading, although Chinese sorts Ā before A.
      let isCapital = text.unicodeScalars.first?.properties.generalCategory == .uppercaseLetter
      let rank = isCapital ? 0 : 2
      // The comparison with the base letter needs another key, so it is skipped for a letter that
      // cannot become the heading.
      guard isBest(rank) else { continue }
      let base = String(text.decomposedStringWithCanonicalMapping.unicodeScalars.prefix(1))
      let isVariant = base != text && keys.primaryKey(of: base) == key
      if isVariant, !isBest(rank + 1) { continue }
      best[key] = Candidate(
        rank: isVariant ? rank + 1 : rank, sortKey: sortKey, heading: heading)
    }
    // A key that begins with the key of another letter is an expansion, such as "ß" for "ss".
    var headings: [PrimaryKey: String] = [:]
    for (key, candidate) in best {
      var length = key.count - 1
      while length > 0, best[key.prefix(length)] == nil { length -= 1 }
      if length <= 0 { headings[key] = candidate.heading }
    }
    return headings
  }

  /// Returns the first key of each section of ideographs.
  ///
  /// If the language sorts ideographs by pinyin, each initial has a section. Otherwise all
  /// ideographs are in one section. In the Chinese order of the Unicode locale data, the character
  /// U+FDD0 and an initial come before the ideographs of a section.
  private static func ideographSections(
    _ keys: some SortKeys
  ) -> [(key: PrimaryKey, label: String)] {
    // A string literal may not contain the noncharacter U+FDD0.
    let mark = String(decoding: [0xFDD0] as [UInt16], as: UTF16.self)
    let marks = "ABCDEFGHJKLMNOPQRSTWXYZ".map { initial in
      (key: keys.primaryKey(of: mark + String(initial)), label: String(initial))
    }
    let probe = [marks[0].key, keys.primaryKey(of: "阿"), marks[1].key, keys.primaryKey(of: "八")]
    let isPinyin = zip(probe, probe.dropFirst()).allSatisfy { $0.bytes < $1.bytes }
    let all = [(key: PrimaryKey(of: []), label: SectionCandidates.ideographs)]
    return isPinyin ? all + marks : all
  }
}
