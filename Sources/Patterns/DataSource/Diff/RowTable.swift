/// A hash table that finds the number of a row by the hash of its id.
///
/// A `Dictionary` takes almost twice the time, because it cannot use hashes that are known already.
@usableFromInline nonisolated struct RowTable {
  /// The hash and the number of each row. An empty slot has the number -1.
  @usableFromInline var slots: [(hash: Int, number: Int)]

  /// Creates a table of the rows with these hashes.
  @inlinable init(_ hashes: [Int]) {
    var size = 2
    while size * 3 < hashes.count * 4 { size *= 2 }
    slots = Array(repeating: (0, -1), count: size)
    for (number, hash) in hashes.enumerated() {
      slots[index(of: hash) { _ in false }] = (hash, number)
    }
  }

  /// Returns the number of a row with this hash for which `isSame` returns true.
  @inlinable func number(hash: Int, isSame: (Int) -> Bool) -> Int? {
    let number = slots[index(of: hash, isSame)].number
    return number < 0 ? nil : number
  }

  /// Returns the index of the slot with the row, or of the empty slot at which the search ends.
  @inlinable func index(of hash: Int, _ isSame: (Int) -> Bool) -> Int {
    var index = hash & (slots.count - 1)
    while slots[index].number >= 0, slots[index].hash != hash || !isSame(slots[index].number) {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }
}
