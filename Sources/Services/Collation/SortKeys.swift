/// Converts text to bytes that sort in the order of a language. Platforms have different types.
///
/// A key begins with a *primary* part for letters. Further parts are for accents and case.
/// ``SectionIndex`` relies on three rules:
///
/// - `primaryKey(of:)` is a prefix of `sortKey(of:)`. The next byte is smaller than any byte of a
///   longer primary part.
/// - The primary part of a letter is not a prefix of another letter's primary part.
/// - A sort key is not a prefix of another sort key.
protocol SortKeys: Sendable {
  /// The locale, the algorithm and the version of its data, as one text.
  var identifier: String { get }

  /// Returns the bytes that sort `text`.
  func sortKey(of text: String) -> [UInt8]

  /// Returns the primary part of the sort key, without accents and case.
  func primaryKey(of text: String) -> [UInt8]
}
