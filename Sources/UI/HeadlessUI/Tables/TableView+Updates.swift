public import Foundation

extension TableView {
  /// Makes all changes of `updates` one: deletions and reloads in the old numbering, insertions
  /// in the new one. Change the data inside the block too. `completion` runs at the end, with
  /// `false` if the batch was broken.
  ///
  /// A batch inside a batch is part of the outer one, as in UIKit. UIKit raises at a broken batch;
  /// recorded, the table reloads.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard mayUpdate() else { return }
    beginUpdates()
    if let completion { updateCompletions.append(completion) }
    updates?()
    endUpdates()
  }

  /// Opens a batch; see ``performBatchUpdates(_:completion:)``. The rows that it starts from are
  /// those that the table knows: if it never asked, it asks now.
  public func beginUpdates() {
    guard mayUpdate() else { return }
    if updateDepth == 0 {
      loadRecordIfNeeded()
      update = TableUpdate()
    }
    updateDepth += 1
  }

  /// Closes a batch, and carries it out if it is the outermost.
  public func endUpdates() {
    guard asking == nil, updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let update else { return }
    self.update = nil
    let completions = updateCompletions
    updateCompletions = []
    let isAccepted = carryOut(update)
    for completion in completions { completion(isAccepted) }
  }

  /// Rows came into being, at these places of the new numbering.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths.map(RowPosition.init) }
  }

  /// Rows are gone from these places of the old numbering.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths.map(RowPosition.init) }
  }

  /// Rows of the old numbering want new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths.map(RowPosition.init) }
  }

  /// A row of the old numbering is at a place of the new one; it keeps its cell.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.movedRows.append(.init(from: RowPosition(indexPath), to: RowPosition(newIndexPath)))
    }
  }

  /// Sections came into being, with all their rows.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Sections are gone, with all their rows.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Sections want new cells and may have another number of rows.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// A section of the old numbering is at a place of the new one, with its rows.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Lets the data source fill anew the cells that rows of the old numbering have. Rows out of
  /// sight are left.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths.map(RowPosition.init) }
  }

  private func change(_ body: (inout TableUpdate) -> Void) {
    guard mayUpdate() else { return }
    beginUpdates()
    if var changed = update {
      body(&changed)
      update = changed
    }
    endUpdates()
  }

  /// Refuses an update that starts while the data source is giving a cell.
  private func mayUpdate() -> Bool {
    guard asking != nil else { return true }
    Violation.raise(
      """
      Attempted to begin updates on the table view while it was in the process of updating its \
      visible cells, which is not allowed.
      """)
    return false
  }
}

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
