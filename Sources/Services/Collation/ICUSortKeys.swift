#if os(Linux) && canImport(_FoundationICU)
  import Foundation
  import Synchronization
  internal import _FoundationICU

  /// Sort keys from the ICU library and the data that Foundation's comparison uses.
  ///
  /// Foundation compares letters, then accents and case. The keys have the same order and one more
  /// level, which distinguishes hiragana from katakana. Spaces and punctuation count like other
  /// characters.
  ///
  /// Only this file imports the toolchain's ICU module, because its underscore means that it may
  /// change without notice.
  final class ICUSortKeys: SortKeys {
    let identifier: String
    private let collator: Mutex<Collators>

    /// The two collators of one language. The lock makes them `Sendable`. ICU itself would allow
    /// concurrent use.
    private struct Collators {
      let full: OpaquePointer
      let primary: OpaquePointer
    }

    /// Creates keys for `locale`; nil if ICU's data file is missing.
    init?(locale: Locale) {
      guard
        let full = Self.open(locale, strength: UCOL_TERTIARY),
        let primary = Self.open(locale, strength: UCOL_PRIMARY)
      else { return nil }
      identifier = "icu-1-\(locale.identifier)-\(Self.version(of: full))"
      collator = Mutex(Collators(full: full, primary: primary))
    }

    deinit {
      collator.withLock {
        swift_ucol_close($0.full)
        swift_ucol_close($0.primary)
      }
    }

    func sortKey(of text: String) -> [UInt8] {
      collator.withLock { Self.key(of: text, by: $0.full) }
    }

    func primaryKey(of text: String) -> [UInt8] {
      let key = collator.withLock { Self.key(of: text, by: $0.primary) }
      return Array(key.dropLast())  // ICU ends each key with a zero.
    }

    private static func open(_ locale: Locale, strength: UColAttributeValue) -> OpaquePointer? {
      var status = U_ZERO_ERROR
      guard let collator = swift_ucol_open(locale.identifier, &status) else { return nil }
      let isPrimary = strength == UCOL_PRIMARY
      let settings: [(UColAttribute, UColAttributeValue)] = [
        (UCOL_STRENGTH, strength),
        (UCOL_CASE_LEVEL, isPrimary ? UCOL_OFF : UCOL_ON),
        (UCOL_NORMALIZATION_MODE, UCOL_ON),
        (UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE),
        (UCOL_NUMERIC_COLLATION, UCOL_OFF),
      ]
      for (attribute, value) in settings {
        swift_ucol_setAttribute(collator, attribute, value, &status)
      }
      // Warnings are below zero, errors above.
      guard status.rawValue <= U_ZERO_ERROR.rawValue else {
        swift_ucol_close(collator)
        return nil
      }
      return collator
    }

    private static func version(of collator: OpaquePointer) -> String {
      let parts = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { buffer in
        buffer.initialize(repeating: 0)
        if let start = buffer.baseAddress { swift_ucol_getVersion(collator, start) }
        return buffer.map { String($0) }
      }
      return parts.joined(separator: ".")
    }

    private static func key(of text: String, by collator: OpaquePointer) -> [UInt8] {
      let units = text.utf16.count
      return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: units + 1) { source in
        _ = source.initialize(from: text.utf16)
        let length = Int32(clamping: units)
        // A key has about six bytes for each UTF-16 unit. A rare longer key is created again.
        let guess = 6 * units + 16
        var needed = 0
        let key = [UInt8](unsafeUninitializedCapacity: guess) { buffer, count in
          needed = Int(
            swift_ucol_getSortKey(
              collator, source.baseAddress, length, buffer.baseAddress, Int32(clamping: guess)))
          count = min(needed, guess)
        }
        guard needed > guess else { return key }
        return [UInt8](unsafeUninitializedCapacity: needed) { buffer, count in
          count = Int(
            swift_ucol_getSortKey(
              collator, source.baseAddress, length, buffer.baseAddress, Int32(clamping: needed)))
        }
      }
    }
  }
#endif
