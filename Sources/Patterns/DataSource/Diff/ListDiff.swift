/// Makes an update from the indexes of matched sections and rows.
@usableFromInline nonisolated struct ListDiff {
  /// The old rows to match by id.
  ///
  /// These are the rows that `ListUpdate.matchedRows(from:to:)` did not match, and all rows of the
  /// deleted sections.
  @usableFromInline private(set) var unmatchedOld: [ItemPosition] = []
  /// The new rows to match by id.
  ///
  /// These are the rows that `ListUpdate.matchedRows(from:to:)` did not match, and all rows of the
  /// inserted sections.
  @usableFromInline private(set) var unmatchedNew: [ItemPosition] = []
  /// For each row of `unmatchedOld`, its match in `unmatchedNew`, or nil.
  @usableFromInline var matches: [(number: Int, isChanged: Bool)?]

  private var update = ListUpdate()
  /// The old index of each new section, or nil if the section is inserted.
  private var origins: [Int?]
  /// For each new section, whether it moves.
  private var moves: [Bool]
  /// For each old section, whether it stays or moves. All others are deleted.
  private var survives: [Bool]
  /// The old row index of each row in each new section, or -1.
  private var oldRows: [[Int]]

  /// Starts an update, and collects the rows to match by id.
  @usableFromInline init(
    origins: [Int?], walks: [(oldRows: [Int], changed: [Int])], oldCounts: [Int]
  ) {
    self.origins = origins
    matches = []
    moves = Array(repeating: false, count: origins.count)
    survives = Array(repeating: false, count: oldCounts.count)
    oldRows = walks.map(\.oldRows)
    let matched = origins.indices.filter { origins[$0] != nil }
    let stays = longestIncreasing(matched.map { origins[$0] ?? 0 })
    for (number, stays) in zip(matched, stays) { moves[number] = !stays }
    for (number, walk) in walks.enumerated() {
      add(number, walk.changed, oldCount: origins[number].map { oldCounts[$0] } ?? 0)
    }
    for (section, count) in oldCounts.enumerated() where !survives[section] {
      unmatchedOld += (0..<count).lazy.map { ItemPosition(section: section, row: $0) }
    }
    matches = Array(repeating: nil, count: unmatchedOld.count)
  }

  private mutating func add(_ number: Int, _ changed: [Int], oldCount: Int) {
    let rows = oldRows[number]
    guard let origin = origins[number], !moves[number] || rows.elementsEqual(0..<oldCount) else {
      origins[number] = nil
      unmatchedNew += rows.indices.lazy.map { ItemPosition(section: number, row: $0) }
      return
    }
    survives[origin] = true
    update.reconfiguredRows += changed.lazy.map { ItemPosition(section: number, row: $0) }
    var next = 0
    for (row, oldRow) in rows.enumerated() {
      if oldRow < 0 {
        unmatchedNew.append(ItemPosition(section: number, row: row))
      } else {
        for row in next..<oldRow { unmatchedOld.append(ItemPosition(section: origin, row: row)) }
        next = oldRow + 1
      }
    }
    for row in next..<oldCount { unmatchedOld.append(ItemPosition(section: origin, row: row)) }
  }

  /// Returns the update, with its changes in ascending order. `matches` must be complete.
  @usableFromInline mutating func makeUpdate() -> ListUpdate {
    var isInserted = Array(repeating: true, count: unmatchedNew.count)
    var isOutOfOrder = Array(repeating: false, count: origins.count)
    for (row, match) in zip(unmatchedOld, matches) {
      let position = match.map { unmatchedNew[$0.number] }
      // A table can move a row only between two sections that it neither deletes nor inserts.
      if let match, let position, survives[row.section], let origin = origins[position.section] {
        isInserted[match.number] = false
        if match.isChanged { update.reconfiguredRows.append(position) }
        if origin == row.section {
          oldRows[position.section][position.row] = row.row
          isOutOfOrder[position.section] = true
        } else {
          update.movedRows.append(ListUpdate.Move(from: row, to: position))
        }
      } else if survives[row.section] {
        update.deletedRows.append(row)
      }
    }
    for (position, isInserted) in zip(unmatchedNew, isInserted)
    where isInserted && origins[position.section] != nil {
      update.insertedRows.append(position)
    }
    update.deletedSections = survives.indices.filter { !survives[$0] }
    for (number, origin) in origins.enumerated() {
      guard let origin else {
        update.insertedSections.append(number)
        continue
      }
      if moves[number] { update.movedSections.append(.init(from: origin, to: number)) }
      if isOutOfOrder[number] { addMoves(from: origin, to: number) }
    }
    update.deletedRows.sort()
    update.movedRows.sort { $0.to < $1.to }
    update.reconfiguredRows.sort()
    return update
  }

  /// Adds the fewest moves that bring the matched rows of a section into their new order.
  private mutating func addMoves(from origin: Int, to number: Int) {
    let matched = oldRows[number].indices.filter { oldRows[number][$0] >= 0 }
    let stays = longestIncreasing(matched.map { oldRows[number][$0] })
    for (row, stays) in zip(matched, stays) where !stays {
      let from = ItemPosition(section: origin, row: oldRows[number][row])
      update.movedRows.append(.init(from: from, to: ItemPosition(section: number, row: row)))
    }
  }
}
