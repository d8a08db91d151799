/// Converts text to bytes that sort in a language's order. Each platform has a conforming type.
///
/// A key begins with a *primary* part for letters, which ends with the byte 1. Further parts are
/// for accents and case. ``SectionIndex`` relies on three rules:
///
/// - The primary part has no byte below 2.
/// - The primary part of a letter is not a prefix of another letter's primary part.
/// - A sort key is not a prefix of another sort key.
protocol SortKeys: Sendable {
  /// The locale, the collation algorithm and the version of its data, as one string.
  var identifier: String { get }

  /// Appends the bytes by which `text` is sorted.
  func appendSortKey(of text: String, to bytes: inout [UInt8])
}

extension SortKeys {
  /// Returns the bytes by which `text` is sorted.
  func sortKey(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    appendSortKey(of: text, to: &bytes)
    return bytes
  }

  /// Returns the primary part of the sort key, without accents and case.
  func primaryKey(of text: String) -> ArraySlice<UInt8> {
    sortKey(of: text).prefix { $0 > 1 }
  }
}
