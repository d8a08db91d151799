nonisolated extension ListUpdate {
  /// Returns the changes from `old` to `new`, using the standard library's collection difference.
  ///
  /// This function can replace the folder `Diff/`, because it gives the same kinds of changes. It
  /// is less code, but slower if many rows change.
  ///
  /// - Complexity: O(*n* · *d*) for *n* rows in a section, of which *d* are deleted, inserted or
  ///   moved.
  /// - Throws: `DataSourceError` if `new` repeats an id. If `ids` is nil, item ids are not checked.
  @inlinable public static func standardChanges<ID: Hashable, Item: Identifiable & Equatable>(
    from old: [ListSection<ID, Item>], to new: [ListSection<ID, Item>],
    checking ids: inout Set<Item.ID>?
  ) throws(DataSourceError) -> ListUpdate {
    var origins = try ListSection.indexes(of: new, in: old)
    if ids != nil, let fault = ListSection.keepingFirst(of: new).faults.first { throw fault }
    var update = ListUpdate()
    for case .insert(let number, let section, _) in new.difference(
      from: old, by: { $0.id == $1.id })
    {
      guard let origin = origins[number] else { continue }
      if old[origin].items.map(\.id) == section.items.map(\.id) {
        update.movedSections.append(Move(from: origin, to: number))
      } else {
        origins[number] = nil
      }
    }
    update.insertedSections = new.indices.filter { origins[$0] == nil }
    update.deletedSections = old.indices.filter { !origins.contains($0) }

    var deleted: [Item.ID: ItemPosition] = [:]
    var inserted: [ItemPosition] = []
    for (number, section) in new.enumerated() {
      guard let origin = origins[number] else { continue }
      let items = old[origin].items
      var stays = (old: Set(items.indices), new: Set(section.items.indices))
      for change in section.items.difference(from: items, by: { $0.id == $1.id }) {
        switch change {
        case .remove(let row, let item, _):
          stays.old.remove(row)
          let position = ItemPosition(section: origin, row: row)
          // Only a list whose ids are not checked can delete two rows with one id.
          if let other = deleted.updateValue(position, forKey: item.id) {
            update.deletedRows.append(other)
          }
        case .insert(let row, _, _):
          stays.new.remove(row)
          inserted.append(ItemPosition(section: number, row: row))
        }
      }
      for (oldRow, row) in zip(stays.old.sorted(), stays.new.sorted())
      where items[oldRow] != section.items[row] {
        update.reconfiguredRows.append(ItemPosition(section: number, row: row))
      }
    }
    for position in inserted {
      let item = new[position.section].items[position.row]
      if let row = deleted.removeValue(forKey: item.id) {
        update.movedRows.append(Move(from: row, to: position))
        if old[row.section].items[row.row] != item { update.reconfiguredRows.append(position) }
      } else {
        update.insertedRows.append(position)
      }
    }
    update.deletedRows = (update.deletedRows + deleted.values).sorted()
    update.reconfiguredRows.sort()
    return update
  }
}
