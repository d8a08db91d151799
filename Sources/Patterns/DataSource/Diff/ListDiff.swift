// The rest of the package calls only `ListUpdate.changes(from:to:checking:)`.
// The code is `@inlinable`, so that clients in other modules get code specialised for their items.

nonisolated extension ListUpdate {
  /// Returns the changes from `old` to `new`, and updates `ids`.
  ///
  /// Before the call `ids` contains the ids of `old`, and after it the ids of `new`.
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
/// 1. `SectionWalk` matches most rows of each section that remains, without hashing.
/// 2. `RowTable` stores the unmatched old rows by id.
/// 3. Each unmatched new row is looked up in that table.
///
/// Only ids are hashed. Items are compared with `==`.
@usableFromInline nonisolated struct ListDiff<SectionID: Hashable, Item: Identifiable & Equatable> {
  @usableFromInline typealias Sections = [ListSection<SectionID, Item>]

  /// An old row that `SectionWalk` did not match. This type is small, because it is read in random
  /// order.
  @usableFromInline struct UnmatchedRow {
    /// The change that the update makes to a row.
    @usableFromInline enum Fate {
      /// The row is not in the new content.
      case removed
      /// The row has a new position, but a table cannot move it there.
      case deletedAndInserted
      /// The row moves to its new position.
      case moved
    }

    @usableFromInline let section: Int32
    @usableFromInline let row: Int32
    @usableFromInline var fate = Fate.removed

    @inlinable init(section: Int, row: Int) {
      self.section = Int32(section)
      self.row = Int32(row)
    }

    @inlinable var position: ItemPosition { ItemPosition(section: Int(section), row: Int(row)) }
  }

  /// The changes from the old content to the new content.
  @usableFromInline var update = ListUpdate()
  /// The ids that only the old content contains.
  @usableFromInline var removedIDs: [Item.ID] = []
  /// The ids that only the new content contains.
  @usableFromInline var addedIDs: Set<Item.ID> = []

  @usableFromInline let old: Sections
  @usableFromInline let new: Sections
  @usableFromInline var sections: SectionMatch
  /// For each new section, its `SectionWalk` if the section remains in place, or nil.
  @usableFromInline var walks: [SectionWalk?]
  @usableFromInline var unmatchedOld: [UnmatchedRow] = []
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
    walks = Array(repeating: nil, count: new.count)
    walkSections()
    try lookUpUnmatchedRows(known: known)
    addDeletedRows()
    addMovesWithinSections()
    sections.addChanges(to: &update)
    update.insertedRows.sort()
    update.movedRows.sort { $0.to < $1.to }
    update.reconfiguredRows.sort()
  }

  @inlinable mutating func walkSections() {
    for (number, section) in new.enumerated() {
      if let oldNumber = sections.origins[number].oldNumber {
        let walk = SectionWalk(from: old[oldNumber].items, to: section.items)
        let keepsRows = walk.unmatchedOld.isEmpty && walk.unmatchedNew.isEmpty
        if keepsRows || sections.origins[number] == .kept(oldNumber) {
          unmatchedOld += walk.unmatchedOld.lazy.map {
            UnmatchedRow(section: oldNumber, row: Int($0))
          }
          unmatchedNew += walk.unmatchedNew.lazy.map { ItemPosition(section: number, row: Int($0)) }
          update.reconfiguredRows += walk.changed.lazy.map {
            ItemPosition(section: number, row: Int($0))
          }
          if sections.origins[number] == .kept(oldNumber) { walks[number] = walk }
          continue
        }
        sections.deleteAndInsert(number)
      }
      unmatchedNew += section.items.indices.lazy.map { ItemPosition(section: number, row: $0) }
    }
    for (number, section) in old.enumerated() where !sections.survives[number] {
      unmatchedOld += section.items.indices.lazy.map { UnmatchedRow(section: number, row: $0) }
    }
  }

  @inlinable mutating func lookUpUnmatchedRows(known: Set<Item.ID>?) throws(DataSourceError) {
    if unmatchedNew.isEmpty { return }
    var table = RowTable(count: unmatchedOld.count)
    // Hash all ids first, so that the memory accesses of the look-ups overlap.
    let oldHashes = unmatchedOld.map { oldItem($0).id.hashValue }
    let newHashes = unmatchedNew.map { newItem($0).id.hashValue }
    for (number, hash) in oldHashes.enumerated() { table.insert(number, hash: hash) }
    // If every known id is unmatched, the `RowTable` contains all known ids.
    let others = known.flatMap { $0.count > unmatchedOld.count ? $0 : nil }
    if known != nil { addedIDs.reserveCapacity(max(0, unmatchedNew.count - unmatchedOld.count)) }
    for (position, hash) in zip(unmatchedNew, newHashes) {
      let id = newItem(position).id
      let number = table.number(hash: hash) { oldItem(unmatchedOld[$0]).id == id }
      if let number, unmatchedOld[number].fate == .removed {
        unmatchedOld[number].fate = match(unmatchedOld[number], position)
        continue
      }
      if known != nil {
        let isNew = number == nil && others?.contains(id) != true
        guard isNew, addedIDs.insert(id).inserted else {
          throw ListSection.keepingFirst(of: new).faults[0]
        }
      }
      if walks[position.section] != nil { update.insertedRows.append(position) }
    }
  }

  @inlinable func oldItem(_ row: UnmatchedRow) -> Item {
    old[row.position.section].items[row.position.row]
  }

  @inlinable func newItem(_ position: ItemPosition) -> Item {
    new[position.section].items[position.row]
  }

  /// Adds the change that leads from an unmatched old row to its new position.
  @inlinable mutating func match(_ row: UnmatchedRow, _ position: ItemPosition) -> UnmatchedRow.Fate
  {
    guard walks[position.section] != nil else { return .deletedAndInserted }
    guard sections.survives[row.position.section] else {
      update.insertedRows.append(position)
      return .deletedAndInserted
    }
    if sections.origins[position.section] == .kept(row.position.section) {
      walks[position.section]?.addMatch(old: row.position.row, new: position.row)
    } else {
      update.movedRows.append(ListUpdate.Move(from: row.position, to: position))
    }
    if oldItem(row) != newItem(position) { update.reconfiguredRows.append(position) }
    return .moved
  }

  @inlinable mutating func addDeletedRows() {
    for row in unmatchedOld where row.fate != .moved {
      if row.fate == .removed { removedIDs.append(oldItem(row).id) }
      if sections.survives[row.position.section] { update.deletedRows.append(row.position) }
    }
  }

  @inlinable mutating func addMovesWithinSections() {
    for (number, walk) in walks.enumerated() {
      guard let walk, walk.isOutOfOrder, let oldNumber = sections.origins[number].oldNumber
      else { continue }
      update.movedRows += walk.fewestMoves().lazy.map {
        ListUpdate.Move(
          from: ItemPosition(section: oldNumber, row: $0.from),
          to: ItemPosition(section: number, row: $0.to))
      }
    }
  }
}
