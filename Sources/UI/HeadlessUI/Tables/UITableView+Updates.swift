extension UITableView {
  /// Performs all changes of `updates` as one batch.
  ///
  /// Deletions and reloads use the positions before the batch, but insertions use the positions
  /// after the batch. Change the data inside the block. A nested batch is part of the outer batch,
  /// as in UIKit.
  ///
  /// UIKit raises an exception for an invalid batch. If a ``ViolationLog`` records the exception,
  /// the table reloads, and `completion` receives `false`.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion: completion)
  }

  /// Begins a batch; see ``performBatchUpdates(_:completion:)``.
  public func beginUpdates() { beginBatch() }

  /// Ends a batch. The changes are performed when the outermost batch ends.
  public func endUpdates() { endBatch() }

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

  var wording: ListWording { .table }

  /// The description of the table in UIKit's messages, without addresses and drawing details.
  var summary: String { summary([("dataSource", dataSource)]) }

  /// Reads the titles of new and reloaded sections, and keeps the titles of all others.
  func updateRecord(with mapping: BatchMapping, reloading reloaded: IndexSet, counts: [Int]) {
    var kept: [Int: TableSection] = [:]
    for (old, section) in (record ?? []).enumerated() where !reloaded.contains(old) {
      if let new = mapping.newSections[old] { kept[new] = section }
    }
    record = counts.enumerated().map { new, rows in
      guard let section = kept[new] else { return readTitles(of: new, rows: rows) }
      return TableSection(rows: rows, header: section.header)
    }
    needsVisibleCells = true
    contentSizeChanged()
  }
}
