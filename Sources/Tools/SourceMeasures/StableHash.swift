/// A hash that is equal on every machine and in every run: FNV-1a with 64 bits.
///
/// The hash detects accidental changes of a text. Fowler, Noll and Vo designed the algorithm.
package struct StableHash: Hashable, Sendable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Creates the hash of some bytes.
  package init(of bytes: some Sequence<UInt8>) { add(bytes) }

  /// Adds bytes at the end of the hashed text.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { mix(UInt64(byte)) }
  }

  /// Adds the result of another hash.
  package mutating func add(_ other: StableHash) { mix(other.value) }

  private mutating func mix(_ number: UInt64) { value = (value ^ number) &* 0x100_0000_01b3 }

  /// The hash in hexadecimal digits.
  package var text: String { String(value, radix: 16) }
}
