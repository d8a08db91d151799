/// Finds rows by id without keeping a copy of any id: an open table of hashes and row numbers.
///
/// A dictionary would store every id again, and touch it for each look-up. Here half of a hash
/// tells nearly all rows apart, and the id is compared in the row itself, which is read anyway.
@usableFromInline
nonisolated struct PlaceTable {
  /// One place of the table.
  @usableFromInline
  struct Slot {
    /// The upper half of the id's hash; the lower half chose the slot.
    @usableFromInline var half: UInt32 = 0
    /// The row's number; -1 where the slot is free.
    @usableFromInline var number: Int32 = -1

    @inlinable
    init() {}
  }

  @usableFromInline var slots: [Slot]

  /// A table for `count` rows, at most three quarters full.
  @inlinable
  init(count: Int) {
    var size = 2
    while size * 3 < count * 4 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
  }

  /// Adds a row whose id is not in the table.
  @inlinable
  mutating func insert(_ number: Int, hash: Int) {
    var index = hash & (slots.count - 1)
    while slots[index].number >= 0 { index = (index + 1) & (slots.count - 1) }
    slots[index].half = UInt32(truncatingIfNeeded: hash >> 32)
    slots[index].number = Int32(number)
  }

  /// The number of the row that has this hash and is the one that `isSame` knows.
  @inlinable
  func number(hash: Int, isSame: (Int) -> Bool) -> Int? {
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
