// Code outside this folder calls only `ListUpdate.changes(from:to:checking:)`.
// The code is `@inlinable`, so that clients in other modules get code specialised for their items.

nonisolated extension ListUpdate {
  /// Returns the changes from `old` to `new`, and updates `ids`.
  ///
  /// Before the call `ids` contains the ids of `old`, and after the call the ids of `new`.
  ///
  /// If `ids` is nil, the caller guarantees that item ids are unique.
  ///
  /// - Throws: `DataSourceError` if `new` repeats an id. `ids` is then unchanged.
  @inlinable static func changes<ID: Hashable, Item: Identifiable & Equatable>(
    from old: [ListSection<ID, Item>], to new: [ListSection<ID, Item>],
    checking ids: inout Set<Item.ID>?
  ) throws(DataSourceError) -> ListUpdate {
    let diff = try ListDiff(from: old, to: new, known: ids)
    if diff.removedIDs.count == ids?.count {
      ids = diff.addedIDs
    } else {
      ids?.subtract(diff.removedIDs)
      ids?.formUnion(diff.addedIDs)
    }
    return diff.update
  }
}

/// Computes the changes between two contents of a list.
///
/// Each step is linear in the rows:
/// 1. A walk through each section that stays in place matches most rows without hashing. If two ids
///    differ, it looks a few rows ahead on both sides to find an inserted or deleted row.
/// 2. `RowTable` stores the unmatched old rows by id.
/// 3. Each unmatched new row is looked up in that table.
///
/// Only ids are hashed. Items are compared with `==`.
@usableFromInline nonisolated struct ListDiff<SectionID: Hashable, Item: Identifiable & Equatable> {
  @usableFromInline typealias Sections = [ListSection<SectionID, Item>]

  /// The number of rows that the walk looks ahead.
  @inlinable static var lookAhead: Int { 4 }

  /// The changes from the old content to the new content.
  @usableFromInline var update = ListUpdate()
  /// The ids that only the old content contains.
  @usableFromInline var removedIDs: [Item.ID] = []
  /// The ids that only the new content contains.
  @usableFromInline var addedIDs: Set<Item.ID> = []

  @usableFromInline let old: Sections
  @usableFromInline let new: Sections
  @usableFromInline var sections: SectionMatch
  /// For each section that stays in place, the old row of each new row, or -1.
  @usableFromInline var oldRows: [[Int]]
  /// For each new section, whether any of its rows changed their order.
  @usableFromInline var isOutOfOrder: [Bool]
  @usableFromInline var unmatchedOld: [ItemPosition] = []
  @usableFromInline var unmatchedNew: [ItemPosition] = []

  /// Compares `old`, whose unique ids are `known`, with `new`.
  ///
  /// If `known` is nil, ids are neither checked nor collected.
  @inlinable init(from old: Sections, to new: Sections, known: Set<Item.ID>?)
    throws(DataSourceError)
  {
    self.old = old
    self.new = new
    sections = try SectionMatch(from: old, to: new)
    oldRows = Array(repeating: [], count: new.count)
    isOutOfOrder = Array(repeating: false, count: new.count)
    walkSections()
    try lookUpUnmatchedRows(known: known)
    addMovesWithinSections()
    sections.addChanges(to: &update)
    update.deletedRows.sort()
    update.insertedRows.sort()
    update.movedRows.sort { $0.to < $1.to }
    update.reconfiguredRows.sort()
  }

  @inlinable mutating func walkSections() {
    for (number, section) in new.enumerated() {
      let rows = section.items.indices
      switch sections.origins[number] {
      case .kept(let oldNumber):
        oldRows[number] = walk(from: oldNumber, to: number)
      case .moved(let oldNumber)
      where old[oldNumber].items.elementsEqual(section.items, by: { $0.id == $1.id }):
        update.reconfiguredRows += rows.filter { old[oldNumber].items[$0] != section.items[$0] }
          .map { ItemPosition(section: number, row: $0) }
      case .moved, .inserted:
        sections.deleteAndInsert(number)
        unmatchedNew += rows.lazy.map { ItemPosition(section: number, row: $0) }
      }
    }
    for (number, section) in old.enumerated() where !sections.survives[number] {
      unmatchedOld += section.items.indices.lazy.map { ItemPosition(section: number, row: $0) }
    }
  }

  /// Matches the rows of one section without hashing, and returns the old row of each new row.
  @inlinable mutating func walk(from oldNumber: Int, to number: Int) -> [Int] {
    let (old, new) = (old[oldNumber].items, new[number].items)
    var oldRows = Array(repeating: -1, count: new.count)
    var oldRow = 0
    var newRow = 0
    for _ in 0..<(old.count + new.count) where oldRow < old.count || newRow < new.count {
      if oldRow == old.count || newRow == new.count || old[oldRow].id != new[newRow].id {
        let skip = Self.rowsToSkip(from: old, at: oldRow, to: new, at: newRow)
        for row in oldRow..<(oldRow + skip.old) {
          unmatchedOld.append(ItemPosition(section: oldNumber, row: row))
        }
        for row in newRow..<(newRow + skip.new) {
          unmatchedNew.append(ItemPosition(section: number, row: row))
        }
        oldRow += skip.old
        newRow += skip.new
        guard skip.old != skip.new, oldRow < old.count, newRow < new.count else { continue }
      }
      oldRows[newRow] = oldRow
      if old[oldRow] != new[newRow] {
        update.reconfiguredRows.append(ItemPosition(section: number, row: newRow))
      }
      oldRow += 1
      newRow += 1
    }
    return oldRows
  }

  /// Returns how many rows to skip on each side until the next match.
  ///
  /// If no row ahead matches, skips one row on each side. If one side has ended, skips the rest of
  /// the other side.
  @inlinable static func rowsToSkip(
    from old: [Item], at oldRow: Int, to new: [Item], at newRow: Int
  ) -> (old: Int, new: Int) {
    let rest = (old: old.count - oldRow, new: new.count - newRow)
    guard rest.old > 0, rest.new > 0 else { return rest }
    for distance in 1...lookAhead {
      if distance < rest.old, old[oldRow + distance].id == new[newRow].id { return (distance, 0) }
      if distance < rest.new, old[oldRow].id == new[newRow + distance].id { return (0, distance) }
    }
    return (1, 1)
  }

  @inlinable mutating func lookUpUnmatchedRows(known: Set<Item.ID>?) throws(DataSourceError) {
    // Hash all ids first, so that the memory accesses of the look-ups overlap.
    let table = RowTable(unmatchedOld.map { oldItem($0).id.hashValue })
    let hashes = unmatchedNew.map { newItem($0).id.hashValue }
    var isMatched = Array(repeating: false, count: unmatchedOld.count)
    for (position, hash) in zip(unmatchedNew, hashes) {
      let id = newItem(position).id
      let number = table.number(hash: hash) { oldItem(unmatchedOld[$0]).id == id }
      if let number, !isMatched[number] {
        isMatched[number] = true
        match(unmatchedOld[number], position)
        continue
      }
      if let known, known.contains(id) || !addedIDs.insert(id).inserted {
        throw ListSection.keepingFirst(of: new).faults[0]
      }
      insert(position)
    }
    for (row, isMatched) in zip(unmatchedOld, isMatched) where !isMatched {
      removedIDs.append(oldItem(row).id)
      delete(row)
    }
  }

  @inlinable func oldItem(_ row: ItemPosition) -> Item { old[row.section].items[row.row] }

  @inlinable func newItem(_ row: ItemPosition) -> Item { new[row.section].items[row.row] }

  /// Adds the change that leads from an unmatched old row to its new position.
  @inlinable mutating func match(_ row: ItemPosition, _ position: ItemPosition) {
    // A table can move a row only between two sections that it neither deletes nor inserts.
    guard sections.survives[row.section], sections.origins[position.section] != .inserted else {
      delete(row)
      return insert(position)
    }
    if sections.origins[position.section] == .kept(row.section) {
      oldRows[position.section][position.row] = row.row
      isOutOfOrder[position.section] = true
    } else {
      update.movedRows.append(ListUpdate.Move(from: row, to: position))
    }
    if oldItem(row) != newItem(position) { update.reconfiguredRows.append(position) }
  }

  /// Adds the deletion of a row, unless the row's whole section is deleted.
  @inlinable mutating func delete(_ row: ItemPosition) {
    if sections.survives[row.section] { update.deletedRows.append(row) }
  }

  /// Adds the insertion of a row, unless the row's whole section is inserted.
  @inlinable mutating func insert(_ row: ItemPosition) {
    if sections.origins[row.section] != .inserted { update.insertedRows.append(row) }
  }

  /// Adds the fewest moves that bring the matched rows of each section into their new order.
  @inlinable mutating func addMovesWithinSections() {
    for (number, origin) in sections.origins.enumerated() where isOutOfOrder[number] {
      guard case .kept(let oldNumber) = origin else { continue }
      let matched = oldRows[number].indices.filter { oldRows[number][$0] >= 0 }
      let stays = longestIncreasing(matched.map { oldRows[number][$0] })
      for (row, stays) in zip(matched, stays) where !stays {
        update.movedRows.append(
          ListUpdate.Move(
            from: ItemPosition(section: oldNumber, row: oldRows[number][row]),
            to: ItemPosition(section: number, row: row)))
      }
    }
  }
}
