#if os(Linux) && canImport(_FoundationICU)
  import Foundation
  import Synchronization
  internal import _FoundationICU

  /// Sort keys from the ICU library, whose language data Foundation uses too.
  ///
  /// The keys compare letters, then accents, then case, as Foundation does. Case has a level of its
  /// own, at which small kana come before large kana. Spaces and punctuation count like other
  /// characters.
  ///
  /// No other library file imports the toolchain's ICU module, because a module whose name begins
  /// with an underscore may change without notice.
  final class ICUSortKeys: SortKeys {
    let identifier: String
    /// The ICU collator. ICU allows concurrent use, so the lock only makes the property `Sendable`.
    private let collator: Mutex<OpaquePointer>

    /// Creates keys for `locale`; nil if ICU reports an error. Its data file may be missing.
    init?(locale: Locale) {
      var status = U_ZERO_ERROR
      guard let opened = swift_ucol_open(locale.identifier, &status) else { return nil }
      let settings: [(UColAttribute, UColAttributeValue)] = [
        (UCOL_STRENGTH, UCOL_TERTIARY),
        (UCOL_CASE_LEVEL, UCOL_ON),
        (UCOL_NORMALIZATION_MODE, UCOL_ON),
        (UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE),
        (UCOL_NUMERIC_COLLATION, UCOL_OFF),
      ]
      for (attribute, value) in settings {
        swift_ucol_setAttribute(opened, attribute, value, &status)
      }
      var version = [UInt8](repeating: 0, count: 4)
      swift_ucol_getVersion(opened, &version)
      identifier =
        "icu-2-\(locale.identifier)-" + version.map { String($0) }.joined(separator: ".")
      collator = Mutex(opened)
      // A negative status is a warning. A positive status is an error.
      if status.rawValue > U_ZERO_ERROR.rawValue { return nil }
    }

    deinit {
      collator.withLock { swift_ucol_close($0) }
    }

    func appendSortKey(of text: String, to bytes: inout [UInt8]) {
      collator.withLock { Self.append(keyOf: text, by: $0, to: &bytes) }
    }

    private static func append(
      keyOf text: String, by collator: OpaquePointer, to bytes: inout [UInt8]
    ) {
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: text.utf8.count + 1) { units in
        let count = units.initialize(from: text.utf16).index
        // A sort key usually fits in six bytes per UTF-16 unit. A longer key needs a second call.
        var capacity = 6 * count + 16
        var length = 0
        repeat {
          capacity = max(capacity, length)
          withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { key in
            length = Int(
              swift_ucol_getSortKey(
                collator, units.baseAddress, Int32(clamping: count), key.baseAddress,
                Int32(clamping: capacity)))
            if length <= capacity {
              bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: key.prefix(length)))
            }
          }
        } while length > capacity
      }
    }
  }
#endif
