extension TableView {
  /// Checks a batch against what the data source says now and, if it holds, lets every cell follow
  /// its row. Answers whether it held.
  func carryOut(_ update: TableUpdate) -> Bool {
    let before = record?.rowCounts ?? []
    let after = dataSource.map(readCounts) ?? []
    if let complaint = update.complaint(before: before, after: after) {
      Violation.raise(complaint)
      reloadData()
      return false
    }
    let mapping = TableRowMapping(update, before: before.count, after: after.count)
    carryRecord(through: mapping, reloaded: update.reloadedSections.contains, to: after)
    carryCells(through: mapping)
    selectedRows = Set(selectedRows.filter(mapping.keepsCell).compactMap(mapping.newPosition))
    contentSizeChanged()
    needsVisibleCells = true
    setNeedsLayout()
    // UIKit asks for the new cells within the update, to animate them; off screen it waits.
    if window != nil { updateVisibleCells() }
    reconfigure(update.reconfiguredRows.filter(mapping.keepsCell).compactMap(mapping.newPosition))
    return true
  }

  /// Sections that stay keep the titles that they show; new and reloaded ones are asked for theirs.
  private func carryRecord(
    through mapping: TableRowMapping, reloaded isReloaded: (Int) -> Bool, to counts: [Int]
  ) {
    var kept = [TableRecord.Section?](repeating: nil, count: counts.count)
    for (old, section) in (record?.sections ?? []).enumerated() where !isReloaded(old) {
      if let new = mapping.newSection(of: old) { kept[new] = section }
    }
    var sections: [TableRecord.Section] = []
    for (number, rows) in counts.enumerated() {
      if var section = kept[number] {
        section.rows = rows
        sections.append(section)
      } else {
        sections.append(readTitles(of: number, rows: rows))
      }
    }
    record = TableRecord(sections: sections)
  }

  private func reconfigure(_ positions: [RowPosition]) {
    for position in positions {
      guard let cell = shownCells[position] else { continue }
      if ask(for: position, reconfiguring: cell) !== cell {
        Violation.raise(
          """
          Attempted to reconfigure the row at index path (\(position.name)), but the data source \
          returned another cell than the one that is shown
          """)
      }
    }
  }

  private func carryCells(through mapping: TableRowMapping) {
    var carried: [RowPosition: TableViewCell] = [:]
    carried.reserveCapacity(shownCells.count)
    var leaving: [(position: RowPosition, cell: TableViewCell)] = []
    for (position, cell) in shownCells {
      if mapping.keepsCell(of: position), let new = mapping.newPosition(of: position) {
        carried[new] = cell
        cell.position = new
      } else {
        leaving.append((position, cell))
      }
    }
    shownCells = carried
    for (position, cell) in leaving.sorted(by: { $0.position < $1.position }) {
      recycle(cell, from: position)
    }
  }
}
