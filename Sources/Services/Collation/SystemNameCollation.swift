public import Domain
public import Foundation
import Synchronization

/// Sorts names as Foundation's locale-aware comparison does, and cuts the list by first letter.
///
/// The order of the sections follows the language: Å after Z in Swedish. Within a section names stand
/// as `compare(_:locale:)` puts them, the leading name first and the trailing name among equals;
/// and so does the whole list, but for two places where a list for people differs:
///
/// - names that begin with no letter (digits, emoji, nothing) stand under `#`, at the end; marks
///   before the first letter do not count for the section: "'t Hooft" stands under T;
/// - in Chinese, 阿 and Anna both stand under A, though the comparison puts ideographs before Latin.
///
/// Ideographs stand under the initial of their sound in Chinese, with the syllables in Korean, and
/// under 漢 elsewhere; kana under the first of their row, syllables under their first consonant.
public struct SystemNameCollation: NameCollation {
  private let keys: any SortKeys
  private let index: SectionIndex

  /// The best collation that the platform has for `locale`.
  ///
  /// The first one for a locale costs some milliseconds; it is a value that never changes, so that
  /// the later ones are that same one.
  public init(locale: Locale) {
    if let known = Self.known.withLock({ $0[locale.identifier] }) {
      self = known
    } else {
      self.init(keys: Self.bestKeys(for: locale))
      let made = self
      Self.known.withLock { $0[locale.identifier] = made }
    }
  }

  private static let known = Mutex<[String: SystemNameCollation]>([:])

  /// The form that needs nothing but Foundation's comparison, for tests and for platforms that show
  /// no more; see `RankedSortKeys` for its limits.
  package init(portable locale: Locale) {
    self.init(keys: RankedSortKeys(locale: locale))
  }

  init(keys: some SortKeys) {
    self.keys = keys
    index = SectionIndex(keys: keys)
  }

  /// Names the locale, the algorithm and the version of its data; see ``NameCollation``.
  public var identifier: String { keys.identifier }

  /// The key of a name; see ``NameCollation/key(leading:trailing:)``.
  public func key(leading: String, trailing: String) -> ListKey {
    let leadingKey = keys.sortKey(of: leading)
    let place = index.place(of: leading, sortKey: leadingKey, keys: keys)
    var bytes: [UInt8] = []
    let trailingKey = keys.sortKey(of: trailing)
    bytes.reserveCapacity(2 + leadingKey.count + trailingKey.count)
    bytes.append(UInt8(place.rank >> 8))
    bytes.append(UInt8(place.rank & 0xFF))
    bytes += leadingKey
    bytes += trailingKey
    return ListKey(bytes: bytes, section: place.label)
  }

  private static func bestKeys(for locale: Locale) -> any SortKeys {
    #if os(Linux) && canImport(_FoundationICU)
      if let keys = ICUSortKeys(locale: locale) { return keys }
    #endif
    return RankedSortKeys(locale: locale)
  }
}
