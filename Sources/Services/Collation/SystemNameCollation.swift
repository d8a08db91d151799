public import Domain
public import Foundation
import Synchronization

/// A collation that sorts names like Foundation and divides them into sections.
///
/// The sections are in the order of the language: Å after Z in Swedish. Within a section, names are
/// sorted like `compare(_:locale:)`: first by the leading name, then by the trailing name. The
/// order of the whole list differs from `compare(_:locale:)` in two ways:
///
/// - Names that do not begin with a letter are under `#`, at the end. Punctuation before the first
///   letter does not affect the section, so "'t Hooft" is under T.
/// - In Chinese, 阿 and Anna are both under A, but `compare(_:locale:)` sorts all ideographs before
///   Latin letters.
///
/// Ideographs are under their pinyin initial in Chinese, among the syllables in Korean, and under 漢
/// in other languages. Kana are under the first kana of their row in the kana table (ゆ under や).
/// Korean syllables are under their first consonant.
public struct SystemNameCollation: NameCollation {
  private let keys: any SortKeys
  private let index: LazySectionIndex

  /// Creates the best collation that the platform has for `locale`.
  ///
  /// Calls with the same locale share one collation, whose first key takes some milliseconds.
  public init(locale: Locale) {
    self = Self.known.withLock { known in
      let collation = known[locale.identifier] ?? Self(keys: Self.bestKeys(for: locale))
      known[locale.identifier] = collation
      return collation
    }
  }

  private static let known = Mutex<[String: SystemNameCollation]>([:])

  /// Creates a portable collation, which needs only Foundation. See `RankedSortKeys`.
  package init(portable locale: Locale) {
    self.init(keys: RankedSortKeys(locale: locale))
  }

  init(keys: some SortKeys) {
    self.keys = keys
    index = LazySectionIndex()
  }

  /// The locale, the collation algorithm and the version of its data; see ``NameCollation``.
  public var identifier: String { keys.identifier }

  /// Returns the key of a name; see ``NameCollation/key(leading:trailing:)``.
  public func key(leading: String, trailing: String) -> ListKey {
    var bytes: [UInt8] = []
    // An ICU key has one byte for each Latin letter, and a few bytes for accents and case.
    bytes.reserveCapacity(leading.utf8.count + trailing.utf8.count + 24)
    bytes += [0, 0]  // Space for the section's rank, which is set below.
    keys.appendSortKey(of: leading, to: &bytes)
    let place = index.made(with: keys)
      .place(of: leading, sortKey: bytes.dropFirst(2), keys: keys)
    bytes[0] = UInt8(place.rank >> 8)
    bytes[1] = UInt8(place.rank & 0xFF)
    if !trailing.isEmpty { keys.appendSortKey(of: trailing, to: &bytes) }
    return ListKey(bytes: bytes, section: place.label)
  }

  private static func bestKeys(for locale: Locale) -> any SortKeys {
    #if os(Linux) && canImport(_FoundationICU)
      if let keys = ICUSortKeys(locale: locale) { return keys }
    #endif
    return RankedSortKeys(locale: locale)
  }
}

/// A section index that is created when the first name needs it.
private final class LazySectionIndex: Sendable {
  private let index = Mutex<SectionIndex?>(nil)

  func made(with keys: any SortKeys) -> SectionIndex {
    index.withLock { index in
      let made = index ?? SectionIndex(keys: keys)
      index = made
      return made
    }
  }
}
