public import Foundation

extension TableView {
  /// The row that is selected, or the first of those that are.
  public var indexPathForSelectedRow: IndexPath? {
    selectedRows.min()?.indexPath
  }

  /// The rows that are selected, from the top; `nil` if none is.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedRows.isEmpty ? nil : selectedRows.sorted().map(\.indexPath)
  }

  /// Selects a row, or none; tells the delegate nothing, as in UIKit.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadRecordIfNeeded()
    let position = indexPath.map(RowPosition.init)
    if !allowsMultipleSelection || position == nil { deselectAll() }
    guard let position, record?.contains(position) == true else { return }
    selectedRows.insert(position)
    shownCells[position]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: position.indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row; tells the delegate nothing, as in UIKit.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    let position = RowPosition(indexPath)
    selectedRows.remove(position)
    shownCells[position]?.setSelected(false, animated: animated)
  }

  /// Does what a finger on a row does: asks and tells the delegate. Answers whether the touch
  /// selected the row. Ours.
  @discardableResult public func tapRow(at indexPath: IndexPath) -> Bool {
    loadRecordIfNeeded()
    guard record?.contains(RowPosition(indexPath)) == true,
      isEditing ? allowsSelectionDuringEditing : allowsSelection,
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return false }
    if allowsMultipleSelection, selectedRows.contains(RowPosition(indexPath)) {
      deselectByTouch(RowPosition(indexPath))
      return false
    }
    guard let delegate else {
      selectRow(at: indexPath, animated: true, scrollPosition: .none)
      return true
    }
    guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return false }
    if !allowsMultipleSelection {
      for position in selectedRows.sorted() where position != RowPosition(chosen) {
        deselectByTouch(position)
      }
    }
    selectRow(at: chosen, animated: true, scrollPosition: .none)
    delegate.tableView(self, didSelectRowAt: chosen)
    return true
  }

  private func deselectByTouch(_ position: RowPosition) {
    guard let delegate else { return deselectRow(at: position.indexPath, animated: true) }
    guard let chosen = delegate.tableView(self, willDeselectRowAt: position.indexPath) else {
      return
    }
    deselectRow(at: chosen, animated: true)
    delegate.tableView(self, didDeselectRowAt: chosen)
  }

  private func deselectAll() {
    for position in selectedRows { shownCells[position]?.setSelected(false, animated: false) }
    selectedRows = []
  }
}

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
