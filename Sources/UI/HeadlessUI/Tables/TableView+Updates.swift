public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension TableView {
  /// Performs all changes of `updates` as one batch.
  ///
  /// Deletions and reloads use the positions before the batch. Insertions use the positions after
  /// the batch. Change the data inside the block. A nested batch is part of the outer batch, as in
  /// UIKit.
  ///
  /// UIKit raises an exception for an invalid batch. If violations are recorded, the table reloads,
  /// and `completion` receives `false`.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard mayUpdate() else { return }
    beginUpdates()
    if let completion { updateCompletions.append(completion) }
    updates?()
    endUpdates()
  }

  /// Begins a batch; see ``performBatchUpdates(_:completion:)``.
  public func beginUpdates() {
    guard mayUpdate() else { return }
    if updateDepth == 0 {
      loadRecordIfNeeded()
      update = TableUpdate()
    }
    updateDepth += 1
  }

  /// Ends a batch. The changes are performed when the outermost batch ends.
  public func endUpdates() {
    guard cellRequest == nil, updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let completions = updateCompletions
    updateCompletions = []
    let isValid = perform(update)
    for completion in completions { completion(isValid) }
  }

  /// Inserts rows. The index paths are their positions after the batch.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths.map(RowPosition.init) }
  }

  /// Deletes rows. The index paths are their positions before the batch.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths.map(RowPosition.init) }
  }

  /// Requests new cells for rows. The index paths are their positions before the batch.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += indexPaths.map(RowPosition.init) }
  }

  /// Moves a row with its cell.
  ///
  /// `indexPath` is the position before the batch, and `newIndexPath` is the position after the
  /// batch.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.movedRows.append(.init(from: RowPosition(indexPath), to: RowPosition(newIndexPath)))
    }
  }

  /// Inserts sections with their rows.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections with their rows.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reads the row counts of sections again, and requests new cells.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its rows.
  ///
  /// `section` is the index before the batch, and `newSection` is the index after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Lets the data source update the current cells of visible rows.
  ///
  /// The index paths are the positions of the rows before the batch.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths.map(RowPosition.init) }
  }

  private func change(_ body: (inout TableUpdate) -> Void) {
    guard mayUpdate() else { return }
    beginUpdates()
    body(&update)
    endUpdates()
  }

  /// Returns whether an update may begin.
  ///
  /// UIKit raises an exception if the data source is creating a cell.
  private func mayUpdate() -> Bool {
    guard cellRequest != nil else { return true }
    Violation.raise(
      """
      Attempted to begin updates on the table view while it was in the process of updating its \
      visible cells, which is not allowed.
      """)
    return false
  }

  /// Performs a batch if it is valid, and returns whether it is valid.
  private func perform(_ update: TableUpdate) -> Bool {
    let before = rowCounts
    let after = dataSource.map(readCounts) ?? []
    if let complaint = update.complaint(before: before, after: after, table: summary) {
      Violation.raise(complaint)
      reloadData()
      return false
    }
    let mapping = TableRowMapping(update, before: before.count)
    updateRecord(with: mapping, reloading: update.reloadedSections, counts: after)
    moveCells(with: mapping)
    selectedRows = Set(selectedRows.filter(mapping.keepsCell).compactMap(mapping.newPosition))
    contentSizeChanged()
    needsVisibleCells = true
    setNeedsLayout()
    // In a window, UIKit requests the new cells within the update, because it animates them.
    if window != nil { updateVisibleCells() }
    reconfigure(update.reconfiguredRows.filter(mapping.keepsCell).compactMap(mapping.newPosition))
    return true
  }

  /// The description of the table in UIKit's messages, without addresses and drawing details.
  private var summary: String {
    let place = [frame.minX, frame.minY, frame.width, frame.height].map {
      String(format: "%g", Double($0))
    }
    let source = dataSource.map(Violation.name) ?? "(null)"
    return """
      <\(type(of: self)); frame = (\(place[0]) \(place[1]); \(place[2]) \(place[3])); \
      dataSource: \(source)>
      """
  }

  /// Reads the titles of new and reloaded sections, and keeps the titles of all others.
  private func updateRecord(
    with mapping: TableRowMapping, reloading reloaded: IndexSet, counts: [Int]
  ) {
    var kept: [Int: TableSection] = [:]
    for (old, section) in (record ?? []).enumerated() where !reloaded.contains(old) {
      if let new = mapping.newSections[old] { kept[new] = section }
    }
    record = counts.enumerated().map { new, rows in
      guard let section = kept[new] else { return readTitles(of: new, rows: rows) }
      return TableSection(rows: rows, header: section.header, footer: section.footer)
    }
  }

  private func moveCells(with mapping: TableRowMapping) {
    recycleCells { !mapping.keepsCell(of: $0) || mapping.newPosition(of: $0) == nil }
    let cells = shownCells
    shownCells = [:]
    for (old, cell) in cells {
      guard let new = mapping.newPosition(of: old) else { continue }
      cell.position = new
      shownCells[new] = cell
    }
  }

  private func reconfigure(_ positions: [RowPosition]) {
    for position in positions {
      guard let cell = shownCells[position] else { continue }
      if requestCell(for: position, reconfiguring: cell) !== cell {
        Violation.raise(
          """
          Attempted to reconfigure the row at index path (\(position.name)), but the data source \
          returned another cell than the one that is shown
          """)
      }
    }
  }
}
