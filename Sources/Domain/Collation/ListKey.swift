/// Where a name stands in a sorted, sectioned list: made once, when the row is written.
///
/// Two keys made by the same collation compare byte by byte, as `memcmp` and SQLite's `BLOB`s do; so
/// a database sorts names in a person's language with a plain index, and opening the list sorts
/// nothing.
///
///     let keys = names.map { collation.key(for: $0, in: .lastName) }
///     let rows = zip(keys, names).sorted { $0.0 < $1.0 }
///
/// The rows of one section stand together in that order, whatever the names are.
public struct ListKey: Hashable, Sendable {
  /// The bytes to sort by. Meaningful only beside keys of the same ``NameCollation/identifier``.
  public let bytes: [UInt8]

  /// The heading of the section that the name stands in: a letter, or ``noLetter``.
  public let section: String

  /// The heading for names that begin with no letter: digits, emoji, nothing. It comes last.
  public static let noLetter = "#"

  /// A key as a collation made it, or as a database kept it.
  public init(bytes: [UInt8], section: String) {
    self.bytes = bytes
    self.section = section
  }
}
