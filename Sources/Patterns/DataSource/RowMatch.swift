/// Finds which rows of two contents are the same ones, and writes the update from old to new.
///
/// Three steps, each linear in the rows:
/// 1. each section that stays is walked in order (`RowWalk`);
/// 2. the old rows left over, and those of sections that go, are put into a table by id;
/// 3. the new rows left over, and those of sections that come, are looked up in it.
///
/// Ids are hashed; items are only ever compared with `==`, so a faulty hash of theirs is harmless.
@usableFromInline
nonisolated struct RowMatch<SectionID: Hashable, Item: Identifiable & Equatable> {
  @usableFromInline typealias Sections = [ListSection<SectionID, Item>]

  /// What became of an old row that its section's walk did not meet.
  @usableFromInline enum Fate { case gone, remade, moved }

  /// The changes from old to new.
  @usableFromInline var update = ListUpdate()
  /// The ids that only the old content has.
  @usableFromInline var removedIDs: [Item.ID] = []
  /// The ids that only the new content has.
  @usableFromInline var addedIDs: Set<Item.ID> = []

  @usableFromInline let old: Sections
  @usableFromInline let new: Sections
  @usableFromInline var sections: SectionMatch
  /// For each new section that stays, how its rows met; nil for others.
  @usableFromInline var walks: [RowWalk?]
  @usableFromInline var leftOld: [ItemPosition] = []
  @usableFromInline var leftNew: [ItemPosition] = []

  /// Matches `old`, whose ids are `known` and unique, with `new`; an id that comes twice throws.
  @inlinable
  init(from old: Sections, to new: Sections, known: Set<Item.ID>) throws(DataSourceError) {
    self.old = old
    self.new = new
    sections = try SectionMatch(from: old, to: new)
    walks = Array(repeating: nil, count: new.count)
    walkSections()
    deleteRows(try lookUpLeftRows(known: known))
    moveRows()
    update.addSections(of: sections)
    update.sortByNewPlace()
  }
}

// MARK: First step: the walk

nonisolated extension RowMatch {
  @inlinable
  mutating func walkSections() {
    for (number, section) in new.enumerated() {
      switch sections.origins[number] {
      case .kept(let oldNumber):
        let walk = RowWalk(from: old[oldNumber].items, to: section.items)
        leftOld += walk.leftOld.lazy.map { ItemPosition(section: oldNumber, row: Int($0)) }
        leftNew += walk.leftNew.lazy.map { ItemPosition(section: number, row: Int($0)) }
        reconfigure(walk.changed, in: number)
        walks[number] = walk
      case .moved(let oldNumber):
        let walk = RowWalk(from: old[oldNumber].items, to: section.items)
        if walk.leftOld.isEmpty, walk.leftNew.isEmpty {
          reconfigure(walk.changed, in: number)
        } else {
          sections.remake(number)
          leftNew += section.items.indices.lazy.map { ItemPosition(section: number, row: $0) }
        }
      case .inserted:
        leftNew += section.items.indices.lazy.map { ItemPosition(section: number, row: $0) }
      }
    }
    for (number, section) in old.enumerated() where !sections.survives[number] {
      leftOld += section.items.indices.lazy.map { ItemPosition(section: number, row: $0) }
    }
  }

  @inlinable
  mutating func reconfigure(_ rows: [Int32], in section: Int) {
    update.reconfiguredRows += rows.lazy.map { ItemPosition(section: section, row: Int($0)) }
  }
}

// MARK: Second and third step: what the walk left over

nonisolated extension RowMatch {
  /// What became of each left-over old row.
  @inlinable
  mutating func lookUpLeftRows(known: Set<Item.ID>) throws(DataSourceError) -> [Fate] {
    var places: [Item.ID: Int32] = [:]
    places.reserveCapacity(leftOld.count)
    for (index, place) in leftOld.enumerated() {
      places[old[place.section].items[place.row].id] = Int32(index)
    }
    var fates = [Fate](repeating: .gone, count: leftOld.count)
    for place in leftNew {
      let id = new[place.section].items[place.row].id
      if let index = places[id] {
        guard fates[Int(index)] == .gone else { throw repetition(of: id) }
        fates[Int(index)] = meet(leftOld[Int(index)], place)
      } else {
        guard !known.contains(id), addedIDs.insert(id).inserted else { throw repetition(of: id) }
        if walks[place.section] != nil { update.insertedRows.append(place) }
      }
    }
    return fates
  }

  /// Notes that a left-over old row is this new one, and says what that makes of it.
  @inlinable
  mutating func meet(_ oldPlace: ItemPosition, _ newPlace: ItemPosition) -> Fate {
    guard walks[newPlace.section] != nil else { return .remade }
    guard sections.survives[oldPlace.section] else {
      update.insertedRows.append(newPlace)
      return .remade
    }
    if sections.origins[newPlace.section] == .kept(oldPlace.section) {
      walks[newPlace.section]?.meetOutOfOrder(old: oldPlace.row, new: newPlace.row)
    } else {
      update.movedRows.append(ListUpdate.RowMove(from: oldPlace, to: newPlace))
    }
    let oldItem = old[oldPlace.section].items[oldPlace.row]
    if oldItem != new[newPlace.section].items[newPlace.row] {
      update.reconfiguredRows.append(newPlace)
    }
    return .moved
  }

  /// The fault of an id that the new content has twice, with the two first places of it.
  @inlinable
  func repetition(of id: Item.ID) -> DataSourceError {
    var places: [ItemPosition] = []
    for (number, section) in new.enumerated() {
      for (row, item) in section.items.enumerated() where item.id == id {
        places.append(ItemPosition(section: number, row: row))
      }
    }
    return .repeatedItem(id: "\(id)", first: places[0], again: places[1])
  }

  @inlinable
  mutating func deleteRows(_ fates: [Fate]) {
    for (place, fate) in zip(leftOld, fates) where fate != .moved {
      if fate == .gone { removedIDs.append(old[place.section].items[place.row].id) }
      if sections.survives[place.section] { update.deletedRows.append(place) }
    }
  }

  /// Within a section all rows that stay must move, but for a longest run that is in order.
  @inlinable
  mutating func moveRows() {
    for (number, walk) in walks.enumerated() {
      guard let walk, walk.isOutOfOrder, case .kept(let oldNumber) = sections.origins[number]
      else { continue }
      for move in walk.fewestMoves() {
        update.movedRows.append(
          ListUpdate.RowMove(
            from: ItemPosition(section: oldNumber, row: move.from),
            to: ItemPosition(section: number, row: move.to)))
      }
    }
  }
}
