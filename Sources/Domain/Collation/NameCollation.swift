/// A port to a language's rules for sorting names and grouping them by letter.
///
/// A store computes the key of each row when it writes the row, so sorting a list only compares
/// bytes.
///
/// - Isolation: none; a conformer may be used on any thread.
public protocol NameCollation: Sendable {
  /// The locale, the algorithm and the version of the collation data, such as `icu-2-sv-153.120`.
  ///
  /// Store the identifier with the keys. If it changes, compute all keys again, because keys of
  /// different collations cannot be compared.
  var identifier: String { get }

  /// Returns the key of a name.
  ///
  /// - Parameters:
  ///   - leading: the name to compare first; it determines the section and may be empty.
  ///   - trailing: the name to compare if `leading` is equal; it may be empty.
  func key(leading: String, trailing: String) -> ListKey
}

extension NameCollation {
  /// Returns the key of a person's name in a list sorted in `order`.
  ///
  /// If the leading name is missing, the other name is used: "Madonna" is listed under M.
  public func key(for person: PersonInfo, in order: NameOrder) -> ListKey {
    let (leading, trailing) =
      switch order {
      case .lastName: (person.lastName, person.firstName)
      case .firstName: (person.firstName, person.lastName)
      }
    return leading.isEmpty
      ? key(leading: trailing, trailing: "") : key(leading: leading, trailing: trailing)
  }
}

/// A sort key, which determines a name's position and section in a list.
///
/// Keys of one collation compare byte by byte, like SQLite's blobs, so a database index sorts names
/// in the user's language.
///
///     let keys = names.map { collation.key(leading: $0, trailing: "") }
///     let rows = zip(keys, names).sorted { $0.0 < $1.0 }
///
/// In this order the rows of a section are adjacent.
public struct ListKey: Hashable, Sendable {
  /// The bytes to sort by. Compare keys only if their collations have the same
  /// ``NameCollation/identifier``.
  public let bytes: [UInt8]
  /// The heading of the name's section: a letter, or ``noLetter``.
  public let section: String

  /// The heading for names that do not begin with a letter. Their section is the last one.
  public static let noLetter = "#"

  /// Creates a key from its bytes and the heading of its section.
  public init(bytes: [UInt8], section: String) {
    self.bytes = bytes
    self.section = section
  }
}

extension ListKey: Comparable {
  /// Compares the bytes. If one key begins with the other, the shorter key is first.
  public static func < (left: ListKey, right: ListKey) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
