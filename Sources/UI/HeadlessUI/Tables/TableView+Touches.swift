public import Foundation

extension TableView {
  /// The topmost selected row, or `nil` if no row is selected.
  public var indexPathForSelectedRow: IndexPath? { cells.selected.min()?.indexPath }

  /// The selected rows from top to bottom, or `nil` if none is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    cells.selected.isEmpty ? nil : cells.selected.sorted().map(\.indexPath)
  }

  /// Selects a row. With `nil` all rows are deselected. The delegate is not called, as in UIKit.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for position in cells.selected { deselectRow(at: position.indexPath, animated: false) }
    }
    guard let indexPath, hasRow(at: indexPath) else { return }
    cells.selected.insert(RowPosition(indexPath))
    cells.shown[RowPosition(indexPath)]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row. The delegate is not called, as in UIKit.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    let position = RowPosition(indexPath)
    cells.selected.remove(position)
    cells.shown[position]?.setSelected(false, animated: animated)
  }

  /// Taps a row, and returns whether the row was selected.
  ///
  /// The tap calls the delegate. UIKit does not have this API.
  @discardableResult public func tapRow(at indexPath: IndexPath) -> Bool {
    guard hasRow(at: indexPath),
      isEditing ? allowsSelectionDuringEditing : allowsSelection,
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return false }
    if allowsMultipleSelection, cells.selected.contains(RowPosition(indexPath)) {
      deselectByTap(indexPath)
      return false
    }
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath
    else { return false }
    if !allowsMultipleSelection {
      for other in cells.selected.sorted() where other != RowPosition(chosen) {
        deselectByTap(other.indexPath)
      }
    }
    selectRow(at: chosen, animated: true, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }

  private func deselectByTap(_ indexPath: IndexPath) {
    guard let delegate else { return deselectRow(at: indexPath, animated: true) }
    guard let chosen = delegate.tableView(self, willDeselectRowAt: indexPath) else { return }
    deselectRow(at: chosen, animated: true)
    delegate.tableView(self, didDeselectRowAt: chosen)
  }

  /// Drags a row to another place, and returns whether that was possible. UIKit does not have this
  /// API.
  ///
  /// The table must be in editing mode, and the data source must allow the row to move.
  @discardableResult public func dragRow(at source: IndexPath, to target: IndexPath) -> Bool {
    guard isEditing, hasRow(at: source), let dataSource,
      dataSource.tableView(self, canMoveRowAt: source)
    else { return false }
    var places = rowCounts.map { $0 + 1 }
    places[source[0]] -= 1
    guard RowPosition(target).exists(in: places) else { return false }
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
    for (position, cell) in cells.shown {
      cell.editingStyle = editingStyle(at: position)
      cell.setEditing(isEditing, animated: false)
    }
    setNeedsDisplay()
  }
}
