/// A hash table that finds the number of a row by the hash of its id.
///
/// A `Dictionary` would compute the hashes again, so an update of many rows would take up to 1.7
/// times as long.
@usableFromInline nonisolated struct RowTable {
  /// The hash and the number of each row. An empty slot has the number -1.
  @usableFromInline var slots: [(hash: Int, number: Int)]

  /// Creates a table of the rows with these hashes.
  @inlinable init(_ hashes: [Int]) {
    // The size is a power of two. At most three quarters of the slots are full.
    let size = 2 << (Int.bitWidth - (hashes.count * 2 / 3).leadingZeroBitCount)
    slots = Array(repeating: (0, -1), count: size)
    for (number, hash) in hashes.enumerated() {
      slots[index(of: hash) { _ in false }] = (hash, number)
    }
  }

  /// Returns the index of the slot with this hash for whose row `isSame` is true.
  ///
  /// If there is no such row, returns the index of the empty slot at which the search ends.
  @inlinable func index(of hash: Int, where isSame: (_ number: Int) -> Bool) -> Int {
    var index = hash & (slots.count - 1)
    for _ in slots.indices {
      let slot = slots[index]
      if slot.number < 0 || slot.hash == hash && isSame(slot.number) { break }
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }
}
