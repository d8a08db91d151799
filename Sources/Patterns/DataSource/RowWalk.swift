/// Two contents of one section, walked in order side by side; nothing is hashed.
///
/// Where the two differ, a few rows ahead are looked at on either side: a row that came or went
/// shows there. Where neither shows, both rows are left over and the walk goes on.
@usableFromInline
nonisolated struct RowWalk {
  /// How many rows ahead are looked at: enough for a few neighbours that came or went together.
  @inlinable static var lookAhead: Int { 4 }

  /// For each new row the old row that is the same, or -1.
  @usableFromInline var origins: [Int32]
  /// Whether rows met out of order, after the walk: if not, the origins rise.
  @usableFromInline var isOutOfOrder = false
  /// The old rows that met no new one, from top to bottom.
  @usableFromInline var leftOld: [Int32] = []
  /// The new rows that met no old one, from top to bottom.
  @usableFromInline var leftNew: [Int32] = []
  /// The new rows that met an old one of other content.
  @usableFromInline var changed: [Int32] = []

  /// Walks `old` and `new`, rows of one section before and after.
  @inlinable
  init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) {
    origins = Array(repeating: -1, count: new.count)
    var oldRow = 0
    var newRow = 0
    while oldRow < old.count, newRow < new.count {
      if old[oldRow].id != new[newRow].id {
        let skip = Self.skip(from: old, at: oldRow, to: new, at: newRow)
        leftOld.append(contentsOf: Int32(oldRow)..<Int32(oldRow + skip.old))
        leftNew.append(contentsOf: Int32(newRow)..<Int32(newRow + skip.new))
        oldRow += skip.old
        newRow += skip.new
        if skip.old == skip.new { continue }
      }
      origins[newRow] = Int32(oldRow)
      if old[oldRow] != new[newRow] { changed.append(Int32(newRow)) }
      oldRow += 1
      newRow += 1
    }
    leftOld.append(contentsOf: Int32(oldRow)..<Int32(old.count))
    leftNew.append(contentsOf: Int32(newRow)..<Int32(new.count))
  }

  /// How many rows to leave over on each side; one on both if none ahead meets.
  @inlinable
  static func skip<Item: Identifiable>(
    from old: [Item], at oldRow: Int, to new: [Item], at newRow: Int
  ) -> (old: Int, new: Int) {
    for distance in 1...lookAhead {
      if oldRow + distance < old.count, old[oldRow + distance].id == new[newRow].id {
        return (distance, 0)
      }
      if newRow + distance < new.count, old[oldRow].id == new[newRow + distance].id {
        return (0, distance)
      }
    }
    return (1, 1)
  }
}

nonisolated extension RowWalk {
  /// Notes that two rows which the walk left over are the same row after all.
  @inlinable
  mutating func meetOutOfOrder(old oldRow: Int, new newRow: Int) {
    origins[newRow] = Int32(oldRow)
    isOutOfOrder = true
  }

  /// The fewest moves that bring the rows which stay into their new order, by new place.
  @usableFromInline
  func fewestMoves() -> [(from: Int, to: Int)] {
    let stayers = origins.indices.filter { origins[$0] >= 0 }
    let stands = longestIncreasing(stayers.map { origins[$0] })
    return zip(stayers, stands).compactMap { row, stands in
      stands ? nil : (from: Int(origins[row]), to: row)
    }
  }
}
