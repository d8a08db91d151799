/// A hash table from ids to row numbers that stores no ids.
///
/// A slot stores half of a hash, and the caller compares the id in the row itself. A slot has only 8
/// bytes, so the look-ups of a shuffled list are faster than in a dictionary.
@usableFromInline nonisolated struct RowTable {
  @usableFromInline struct Slot {
    /// The upper half of the hash. The lower half selects the slot.
    @usableFromInline var half: UInt32 = 0
    /// The row number, or -1 if the slot is empty.
    @usableFromInline var number: Int32 = -1

    @inlinable init() {}
  }

  @usableFromInline var slots: [Slot]

  /// Creates a table for `count` rows that is at most three quarters full.
  @inlinable init(count: Int) {
    var size = 2
    while size * 3 < count * 4 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
  }

  @inlinable mutating func insert(_ number: Int, hash: Int) {
    var index = hash & (slots.count - 1)
    while slots[index].number >= 0 { index = (index + 1) & (slots.count - 1) }
    slots[index].half = UInt32(truncatingIfNeeded: hash >> 32)
    slots[index].number = Int32(number)
  }

  /// Returns the row number with this hash for which `isSame` returns true.
  @inlinable func number(hash: Int, isSame: (Int) -> Bool) -> Int? {
    let half = UInt32(truncatingIfNeeded: hash >> 32)
    var index = hash & (slots.count - 1)
    while slots[index].number >= 0 {
      let slot = slots[index]
      if slot.half == half, isSame(Int(slot.number)) { return Int(slot.number) }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }
}
