// `@inlinable` has an effect only in other modules, such as the kit's apps. There an update is 5 to
// 15 times as fast, because the compiler specializes the code for the type of the items.

nonisolated extension ListUpdate {
  /// Returns the changes from `old` to `new`, and updates `ids`.
  ///
  /// Before the call `ids` contains the ids of `old`, and after the call the ids of `new`. If `ids`
  /// is nil, the caller guarantees that item ids are unique.
  ///
  /// Most rows are matched in order without hashing, so only the ids of the other rows are hashed.
  /// Items are compared with `==`.
  ///
  /// - Complexity: Linear in the rows. If *k* rows change their order, sorting them adds *k* log
  ///   *n*.
  /// - Throws: `DataSourceError` if `new` repeats an id. `ids` is then unchanged.
  @inlinable public static func changes<ID: Hashable, Item: Identifiable & Equatable>(
    from old: [ListSection<ID, Item>], to new: [ListSection<ID, Item>],
    checking ids: inout Set<Item.ID>?
  ) throws(DataSourceError) -> ListUpdate {
    let origins = try ListSection.indexes(of: new, in: old)
    let walks = zip(origins, new).map { origin, section in
      matchedRows(from: origin.map { old[$0].items } ?? [], to: section.items)
    }
    var diff = ListDiff(origins: origins, walks: walks, oldCounts: old.map(\.items.count))
    // Without an old row to match, only a repeated id is left to find.
    if diff.unmatchedOld.isEmpty, ids == nil { return diff.makeUpdate() }
    // Hash all ids first, so that the memory accesses of the look-ups overlap.
    let table = RowTable(diff.unmatchedOld.map { old[$0.section].items[$0.row].id.hashValue })
    let hashes = diff.unmatchedNew.map { new[$0.section].items[$0.row].id.hashValue }
    var addedIDs: [Item.ID] = []
    for (number, position) in diff.unmatchedNew.enumerated() {
      let item = new[position.section].items[position.row]
      let slot = table.index(of: hashes[number]) {
        old[diff.unmatchedOld[$0].section].items[diff.unmatchedOld[$0].row].id == item.id
      }
      let match = table.slots[slot].number
      if match >= 0, diff.matches[match] == nil {
        let row = diff.unmatchedOld[match]
        diff.matches[match] = (number, old[row.section].items[row.row] != item)
      } else {
        addedIDs.append(item.id)
      }
    }
    for (row, match) in zip(diff.unmatchedOld, diff.matches) where match == nil {
      ids?.remove(old[row.section].items[row.row].id)
    }
    for id in addedIDs where ids?.insert(id).inserted == false {
      ids = Set(old.lazy.flatMap(\.items).map(\.id))
      throw ListSection.keepingFirst(of: new).faults[0]
    }
    return diff.makeUpdate()
  }

  /// Matches rows without hashing. If two ids differ, the search looks up to four rows ahead in
  /// both lists.
  ///
  /// Returns the old row of each new row, or -1, and the rows that have new content.
  @inlinable static func matchedRows<Item: Identifiable & Equatable>(
    from old: [Item], to new: [Item]
  ) -> (oldRows: [Int], changed: [Int]) {
    var oldRows = Array(repeating: -1, count: new.count)
    var changed: [Int] = []
    var (oldRow, row) = (0, 0)
    while oldRow < old.count, row < new.count {
      var (oldSkip, skip) = (1, 1)
      if old[oldRow].id == new[row].id {
        oldRows[row] = oldRow
        if old[oldRow] != new[row] { changed.append(row) }
      } else {
        for ahead in 1...4 {
          if oldRow + ahead < old.count, old[oldRow + ahead].id == new[row].id {
            (oldSkip, skip) = (ahead, 0)
            break
          }
          if row + ahead < new.count, old[oldRow].id == new[row + ahead].id {
            (oldSkip, skip) = (0, ahead)
            break
          }
        }
      }
      oldRow += oldSkip
      row += skip
    }
    return (oldRows, changed)
  }
}
