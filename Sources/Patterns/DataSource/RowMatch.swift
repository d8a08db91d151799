/// Finds which rows of two contents are the same ones, and writes the update from old to new.
///
/// Three steps, each linear in the rows:
/// 1. each section that stays is walked in order (`RowWalk`);
/// 2. the old rows left over, and those of sections that go, are put into a table by id;
/// 3. the new rows left over, and those of sections that come, are looked up in it.
///
/// Ids are hashed; items are only ever compared with `==`, so a faulty hash of theirs is harmless.
///
/// All of it is `@inlinable`: a client in another module gets code made for its items, several
/// times as fast. In a copied folder that says nothing and does no harm.
@usableFromInline
nonisolated struct RowMatch<SectionID: Hashable, Item: Identifiable & Equatable> {
  @usableFromInline typealias Sections = [ListSection<SectionID, Item>]

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
  @usableFromInline var leftOld: [LeftRow] = []
  @usableFromInline var leftNew: [ItemPosition] = []

  /// Matches `old`, whose ids are `known` and unique, with `new`; an id that comes twice throws.
  ///
  /// Where `known` is nil the caller vouches for the ids of both, and none is kept or looked for.
  @inlinable
  init(from old: Sections, to new: Sections, known: Set<Item.ID>?) throws(DataSourceError) {
    self.old = old
    self.new = new
    sections = try SectionMatch(from: old, to: new)
    walks = Array(repeating: nil, count: new.count)
    walkSections()
    try lookUpLeftRows(known: known)
    deleteRows()
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
        leftOld += walk.leftOld.lazy.map { LeftRow(section: oldNumber, row: Int($0)) }
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
      leftOld += section.items.indices.lazy.map { LeftRow(section: number, row: $0) }
    }
  }

  @inlinable
  mutating func reconfigure(_ rows: [Int32], in section: Int) {
    update.reconfiguredRows += rows.lazy.map { ItemPosition(section: section, row: Int($0)) }
  }
}

// MARK: Second and third step: what the walk left over

nonisolated extension RowMatch {
  @inlinable
  mutating func lookUpLeftRows(known: Set<Item.ID>?) throws(DataSourceError) {
    if leftOld.isEmpty, known?.isEmpty != false {
      return try addLeftRows(checkingIDs: known != nil)
    }
    var table = PlaceTable(count: leftOld.count)
    // Hashed first and looked up after: the memory that each look-up waits for overlaps then.
    let oldHashes = leftOld.map { oldItem($0).id.hashValue }
    let newHashes = leftNew.map { newItem($0).id.hashValue }
    for (number, hash) in oldHashes.enumerated() { table.insert(number, hash: hash) }
    // A known id may be left over; where all of them are, the table has said what there is to say.
    let wider = known.flatMap { $0.count > leftOld.count ? $0 : nil }
    if known != nil { addedIDs.reserveCapacity(max(0, leftNew.count - leftOld.count)) }
    for (place, hash) in zip(leftNew, newHashes) {
      let id = newItem(place).id
      let number = table.number(hash: hash) { oldItem(leftOld[$0]).id == id }
      if let number {
        guard leftOld[number].fate == .gone else { throw repetition(of: id, at: place) }
        leftOld[number].fate = meet(leftOld[number], place)
      } else {
        if wider?.contains(id) == true { throw repetition(of: id, at: place) }
        if known != nil, !addedIDs.insert(id).inserted { throw repetition(of: id, at: place) }
        if walks[place.section] != nil { update.insertedRows.append(place) }
      }
    }
  }

  /// The short way for a list that opens: there is nobody to look up, only a repetition to notice.
  @inlinable
  mutating func addLeftRows(checkingIDs checks: Bool) throws(DataSourceError) {
    if checks { addedIDs.reserveCapacity(leftNew.count) }
    for place in leftNew {
      if checks {
        let id = newItem(place).id
        guard addedIDs.insert(id).inserted else { throw repetition(of: id, at: place) }
      }
      if walks[place.section] != nil { update.insertedRows.append(place) }
    }
  }

  @inlinable
  func oldItem(_ left: LeftRow) -> Item { old[Int(left.section)].items[Int(left.row)] }

  @inlinable
  func newItem(_ place: ItemPosition) -> Item { new[place.section].items[place.row] }

  /// Notes that a left-over old row is this new one, and says what that makes of it.
  @inlinable
  mutating func meet(_ left: LeftRow, _ place: ItemPosition) -> LeftRow.Fate {
    guard walks[place.section] != nil else { return .remade }
    guard sections.survives[Int(left.section)] else {
      update.insertedRows.append(place)
      return .remade
    }
    if sections.origins[place.section] == .kept(Int(left.section)) {
      walks[place.section]?.meetOutOfOrder(old: Int(left.row), new: place.row)
    } else {
      update.movedRows.append(ListUpdate.RowMove(from: left.place, to: place))
    }
    if oldItem(left) != newItem(place) {
      update.reconfiguredRows.append(place)
    }
    return .moved
  }

  /// The fault of an id that the new content has twice, with the two first places of it.
  @inlinable
  func repetition(of id: Item.ID, at place: ItemPosition) -> DataSourceError {
    var places: [ItemPosition] = []
    for (number, section) in new.enumerated() {
      for (row, item) in section.items.enumerated() where item.id == id {
        places.append(ItemPosition(section: number, row: row))
      }
    }
    let again = places.dropFirst().first ?? place
    return .repeatedItem(id: "\(id)", first: places.first ?? place, again: again)
  }

  @inlinable
  mutating func deleteRows() {
    for left in leftOld where left.fate != .moved {
      if left.fate == .gone { removedIDs.append(oldItem(left).id) }
      if sections.survives[Int(left.section)] { update.deletedRows.append(left.place) }
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
