public import Foundation

extension TableView {
  /// Does what a swipe to the left, or a touch on the button to delete, does: has the data source
  /// commit the deletion. Answers whether it did: not for a row that cannot be edited, whose
  /// editing style is another, or whose data source commits nothing. Ours.
  @discardableResult public func swipeRow(at indexPath: IndexPath) -> Bool {
    loadRecordIfNeeded()
    let position = RowPosition(indexPath)
    guard record?.contains(position) == true, editingStyle(at: position) == .delete else {
      return false
    }
    committedNothing = false
    dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
    return !committedNothing
  }

  /// Does what dragging a row by its handle does: moves the cell, then has the data source move
  /// the row. Answers whether it did: only while editing, for a row that can be moved. Ours.
  @discardableResult public func dragRow(at source: IndexPath, to target: IndexPath) -> Bool {
    loadRecordIfNeeded()
    guard isEditing, let dataSource, var record, record.contains(RowPosition(source)),
      dataSource.tableView(self, canMoveRowAt: source)
    else { return false }
    record.sections[source[0]].rows -= 1
    guard record.sections.indices.contains(target[0]),
      (0...record.sections[target[0]].rows).contains(target[1])
    else { return false }
    beginUpdates()
    moveRow(at: source, to: target)
    dataSource.tableView(self, moveRowAt: source, to: target)
    endUpdates()
    return true
  }

  func editingStyle(at position: RowPosition) -> TableViewCell.EditingStyle {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: position.indexPath) else {
      return .none
    }
    return delegate?.tableView(self, editingStyleForRowAt: position.indexPath) ?? .delete
  }

  func editingChanged() {
    for (position, cell) in shownCells {
      cell.editingStyle = editingStyle(at: position)
      cell.setEditing(isEditing, animated: false)
    }
    setNeedsDisplay()
  }

  func dataSourceCommitsNothing() {
    committedNothing = true
  }
}
