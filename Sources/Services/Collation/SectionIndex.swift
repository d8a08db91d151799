import Domain

/// The sections of a list in one language, derived from the language's sort keys.
///
/// Each letter of the language is a heading: Å in Swedish, but not in English. A name belongs to
/// the letter whose primary key is a prefix of the name's key. So "ß" is under S, Danish "Aagaard"
/// under Å and Czech "Chalupa" under Ch, without a table of languages.
struct SectionIndex: Sendable {
  /// The position of a section and its heading.
  struct Place: Equatable {
    let rank: UInt16
    let label: String
  }

  private struct Entry {
    let primaryKey: [UInt8]
    let place: Place
  }

  /// The letters, sorted by primary key.
  private let entries: [Entry]
  private let ideographs: Place
  /// The first key of each pinyin initial, if the language sorts Chinese by sound.
  private let initials: [Entry]

  private static let otherLetters = Place(rank: .max - 1, label: "…")
  private static let noLetter = Place(rank: .max, label: ListKey.noLetter)

  init(keys: some SortKeys) {
    var sorted = Self.distinctLetters(keys)
    sorted.append(
      (keys.primaryKey(of: SectionCandidates.rareIdeograph), SectionCandidates.ideographs))
    sorted.sort { $0.key.lexicographicallyPrecedes($1.key) }

    var ranks: [String: UInt16] = [:]
    entries = sorted.map { key, label in
      let rank = ranks[label] ?? UInt16(ranks.count)
      ranks[label] = rank
      return Entry(primaryKey: key, place: Place(rank: rank, label: label))
    }
    ideographs = Place(
      rank: ranks[SectionCandidates.ideographs] ?? .max - 2, label: SectionCandidates.ideographs)
    initials = Self.initials(keys).compactMap { key, label in
      ranks[label].map { Entry(primaryKey: key, place: Place(rank: $0, label: label)) }
    }
  }

  /// Returns the place of `text`, whose sort key is `sortKey`.
  func place(of text: String, sortKey: [UInt8], keys: any SortKeys) -> Place {
    let scalars = text.unicodeScalars
    guard
      let start = scalars.firstIndex(where: { !$0.isBeforeFirstLetter }),
      scalars[start].isNameLetter
    else { return Self.noLetter }
    let key = start == scalars.startIndex ? sortKey : keys.sortKey(of: String(text[start...]))
    let isIdeograph = scalars[start].properties.isIdeographic

    if isIdeograph, let initial = Self.last(of: initials, notAfter: key) { return initial.place }
    if let entry = Self.last(of: entries, notAfter: key), key.starts(with: entry.primaryKey) {
      return entry.place
    }
    return isIdeograph ? ideographs : Self.otherLetters
  }

  private static func last(of entries: [Entry], notAfter key: [UInt8]) -> Entry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if key.lexicographicallyPrecedes(entries[middle].primaryKey) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low == 0 ? nil : entries[low - 1]
  }

  /// Returns one heading for each letter. Æ is a letter in Danish, and "AE" in English.
  private static func distinctLetters(
    _ keys: some SortKeys
  ) -> [(key: [UInt8], label: String)] {
    var best: [[UInt8]: (rank: [UInt8], label: String)] = [:]
    for candidate in SectionCandidates.all {
      let key = keys.primaryKey(of: candidate.text)
      guard !key.isEmpty else { continue }
      // Chinese sorts Ā before A, but the heading is A.
      let isVariant = candidate.base.map { keys.primaryKey(of: $0) == key } ?? false
      let rank =
        [candidate.isCapital ? 0 : 1, isVariant ? 1 : 0] + keys.sortKey(of: candidate.text)
      if let known = best[key], !rank.lexicographicallyPrecedes(known.rank) { continue }
      best[key] = (rank, candidate.label)
    }
    return best.compactMap { key, value in
      let isExpansion = (1..<max(key.count, 1)).contains { best[Array(key.prefix($0))] != nil }
      return isExpansion ? nil : (key, value.label)
    }
  }

  /// Returns the first key of each pinyin initial; empty if the language does not sort by pinyin.
  ///
  /// In the Chinese order of the Unicode locale data, U+FDD0 and the initial mark these places.
  private static func initials(_ keys: some SortKeys) -> [(key: [UInt8], label: String)] {
    guard let mark = Unicode.Scalar(UInt32(0xFDD0)) else { return [] }
    let marks = "ABCDEFGHJKLMNOPQRSTWXYZ".map { initial in
      (key: keys.primaryKey(of: String(Character(mark)) + String(initial)), label: String(initial))
    }
    let probe = [marks[0].key, keys.primaryKey(of: "阿"), marks[1].key, keys.primaryKey(of: "八")]
    let isSorted = zip(probe, probe.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
    return isSorted ? marks : []
  }
}
