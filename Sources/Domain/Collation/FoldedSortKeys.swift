import Foundation

/// Sort keys of the folded text: without case and accents first, then as it is written.
struct FoldedSortKeys: SortKeys {
  let locale: Locale

  var identifier: String { "folded-1-\(locale.identifier)" }

  func sortKey(of text: String) -> [UInt8] {
    primaryKey(of: text) + [1] + Array(text.utf8) + [0]
  }

  func primaryKey(of text: String) -> [UInt8] {
    Array(text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: locale).utf8)
  }
}
