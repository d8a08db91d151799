#if os(Linux) && canImport(_FoundationICU)
  import Collation
  import Domain
  import Foundation
  import _FoundationICU

  extension ComparisonGroup {
    /// Compares the kit's sort keys and sections with `ucol_getSortKey`, which has no sections.
    static let collation = ComparisonGroup(title: "Collation: sort keys of names") {
      let names = InventedPeople.make(100_000).map { "\($0.lastName) \($0.firstName)" }
      let locale = Locale(identifier: "en_GB")
      let collation = SystemNameCollation(locale: locale)
      let icu = DirectCollator(locale)
      return [
        Comparison(
          name: "one sort key, 100,000 times", direct: "ICU called by hand", goal: 1.5,
          runDirect: { timed { for name in names { keep(icu.key(of: name)) } } },
          runKit: {
            timed { for name in names { keep(collation.key(leading: name, trailing: "")) } }
          }),
        Comparison(
          name: "100,000 names sorted from text", direct: "ICU called by hand", goal: 1.5,
          runDirect: {
            timed {
              let keys = names.map { (bytes: icu.key(of: $0), name: $0) }
              keep(keys.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.name))
            }
          },
          runKit: {
            timed {
              let keys = names.map { (key: collation.key(leading: $0, trailing: ""), name: $0) }
              keep(keys.sorted { $0.key < $1.key }.map(\.name))
            }
          }),
      ]
    }
  }

  /// ICU's collator with the options of Foundation's comparison.
  private final class DirectCollator {
    private let collator: OpaquePointer?

    init(_ locale: Locale) {
      var status = U_ZERO_ERROR
      collator = swift_ucol_open(locale.identifier, &status)
      swift_ucol_setAttribute(collator, UCOL_STRENGTH, UCOL_TERTIARY, &status)
      swift_ucol_setAttribute(collator, UCOL_CASE_LEVEL, UCOL_ON, &status)
      swift_ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &status)
      swift_ucol_setAttribute(collator, UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { fatalError("ICU has no data.") }
    }

    deinit {
      swift_ucol_close(collator)
    }

    /// Returns ICU's sort key of a short name.
    func key(of name: String) -> [UInt8] {
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 64) { units in
        let length = Int32(units.initialize(from: name.utf16).index)
        return [UInt8](unsafeUninitializedCapacity: 128) { key, count in
          count = Int(
            swift_ucol_getSortKey(collator, units.baseAddress, length, key.baseAddress, 128))
          precondition(count <= 128, "The name is too long.")
        }
      }
    }
  }
#else
  extension ComparisonGroup {
    /// Other platforms have no public ICU to compare with.
    static let collation = ComparisonGroup(title: "Collation: only on Linux") { [] }
  }
#endif
