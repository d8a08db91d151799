/// A converter from text to bytes that sort in a language's order.
///
/// `ICUSortKeys` works only on Linux, but `RankedSortKeys` works on every platform. A key begins
/// with a *primary* part for letters, which ends with the byte 1. Further parts are for accents and
/// case, so they decide only between equal letters. ``SectionIndex`` relies on three rules:
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
  func primaryKey(of text: String) -> PrimaryKey {
    PrimaryKey(of: sortKey(of: text)[...])
  }
}

/// The primary part of a sort key, cut off after eight bytes.
///
/// The bytes are stored as one number, which is quicker to compare and to hash than an array. Eight
/// bytes identify every letter, because only an expansion into several letters is longer.
struct PrimaryKey: Hashable {
  /// The bytes as a number, with zeros after the last byte. The numbers sort like the bytes.
  private(set) var bytes: UInt64 = 0

  init(of sortKey: ArraySlice<UInt8>) {
    var shift: UInt64 = 64
    for byte in sortKey where shift > 0 {
      guard byte > 1 else { break }
      shift -= 8
      bytes |= UInt64(byte) << shift
    }
  }

  init(bytes: UInt64) {
    self.bytes = bytes
  }

  /// The number of bytes.
  var count: Int { 8 - bytes.trailingZeroBitCount / 8 }

  /// Returns the first `length` bytes, or all bytes of a shorter key.
  func prefix(_ length: Int) -> PrimaryKey {
    PrimaryKey(bytes: bytes & (.max << (64 - 8 * length)))
  }
}
