/// Matches the rows of one section before and after a change, without hashing.
///
/// It steps through both versions in order. If the two ids differ, it looks a few rows ahead on
/// both sides to find an inserted or deleted row. Rows without a match are stored in `unmatchedOld`
/// and `unmatchedNew`.
@usableFromInline nonisolated struct SectionWalk {
  /// The number of rows to look ahead.
  @inlinable static var lookAhead: Int { 4 }

  /// For each new row, the number of its old row, or -1.
  @usableFromInline var origins: [Int32]
  /// Whether `addMatch(old:new:)` has added a row that changed its order.
  @usableFromInline var isOutOfOrder = false
  /// The old rows without a match, in ascending order.
  @usableFromInline var unmatchedOld: [Int32] = []
  /// The new rows without a match, in ascending order.
  @usableFromInline var unmatchedNew: [Int32] = []
  /// The new rows whose content differs from the old row's.
  @usableFromInline var changed: [Int32] = []

  @inlinable init<Item: Identifiable & Equatable>(from old: [Item], to new: [Item]) {
    origins = Array(repeating: -1, count: new.count)
    var oldRow = 0
    var newRow = 0
    while oldRow < old.count, newRow < new.count {
      if old[oldRow].id != new[newRow].id {
        let skip = Self.rowsToSkip(from: old, at: oldRow, to: new, at: newRow)
        unmatchedOld.append(contentsOf: Int32(oldRow)..<Int32(oldRow + skip.old))
        unmatchedNew.append(contentsOf: Int32(newRow)..<Int32(newRow + skip.new))
        oldRow += skip.old
        newRow += skip.new
        if skip.old == skip.new { continue }
      }
      origins[newRow] = Int32(oldRow)
      if old[oldRow] != new[newRow] { changed.append(Int32(newRow)) }
      oldRow += 1
      newRow += 1
    }
    unmatchedOld.append(contentsOf: Int32(oldRow)..<Int32(old.count))
    unmatchedNew.append(contentsOf: Int32(newRow)..<Int32(new.count))
  }

  /// Returns the number of rows to skip in the old and in the new section.
  ///
  /// If no row ahead matches, the result is one row in each section.
  @inlinable static func rowsToSkip<Item: Identifiable>(
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

  /// Adds a match of two rows that the walk did not match.
  @inlinable mutating func addMatch(old oldRow: Int, new newRow: Int) {
    origins[newRow] = Int32(oldRow)
    isOutOfOrder = true
  }

  /// Returns the fewest moves that bring the matched rows into their new order.
  @usableFromInline func fewestMoves() -> [(from: Int, to: Int)] {
    let matched = origins.indices.filter { origins[$0] >= 0 }
    let stays = longestIncreasing(matched.map { origins[$0] })
    return zip(matched, stays).compactMap { row, stays in
      stays ? nil : (from: Int(origins[row]), to: row)
    }
  }
}

/// Marks a longest increasing subsequence of `numbers`, which are all different.
///
/// The numbers are old rows in their new order. The marked rows stay, and the others move.
///
/// - Complexity: O(*n* + *k* log *n*) for *k* numbers that are out of order.
/// - Source: C. Schensted, "Longest increasing and decreasing subsequences" (1961).
@usableFromInline nonisolated func longestIncreasing(_ numbers: [Int32]) -> [Bool] {
  // For each length, the smallest number that ends a subsequence of that length, and its index.
  var lastNumbers: [Int32] = []
  var lastIndices: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var low = lastNumbers.count
    if let last = lastNumbers.last, last > number {
      var high = lastNumbers.count - 1
      low = 0
      while low < high {
        let middle = (low + high) / 2
        if lastNumbers[middle] < number { low = middle + 1 } else { high = middle }
      }
      lastNumbers[low] = number
      lastIndices[low] = index
    } else {
      lastNumbers.append(number)
      lastIndices.append(index)
    }
    if low > 0 { previous[index] = lastIndices[low - 1] }
  }
  var marks = [Bool](repeating: false, count: numbers.count)
  var index = lastIndices.last ?? -1
  while index >= 0 {
    marks[index] = true
    index = previous[index]
  }
  return marks
}
