/// Turns text into bytes that sort as a language does: the part in which platforms differ.
///
/// A key has a *primary* part, in which letters count and accents and case do not, and then further
/// parts for those. ``SectionIndex`` relies on three promises:
///
/// - `primaryKey(of:)` is the beginning of `sortKey(of:)`, and what follows it there is smaller than
///   any byte that goes on with the primary part;
/// - the primary part of one letter never begins the primary part of another;
/// - no sort key begins another one.
protocol SortKeys: Sendable {
  /// Names the locale, the algorithm and the version of its data.
  var identifier: String { get }

  /// The bytes to sort `text` by.
  func sortKey(of text: String) -> [UInt8]

  /// The beginning of the sort key, in which accents and case do not count.
  func primaryKey(of text: String) -> [UInt8]
}
