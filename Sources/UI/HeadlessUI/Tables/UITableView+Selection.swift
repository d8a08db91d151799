extension UITableView {
  /// The selected row, or `nil` if no row is selected.
  public var indexPathForSelectedRow: IndexPath? { cells.selected.min()?.indexPath }

  /// The selected row in an array, or `nil` if no row is selected.
  public var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }

  /// Selects a row, or deselects the selected row if the index path is `nil`.
  ///
  /// The delegate is not called, as in UIKit.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let old = indexPathForSelectedRow { deselectRow(at: old, animated: false) }
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

  func editingStyle(at position: RowPosition) -> UITableViewCell.EditingStyle {
    let canEdit = dataSource?.tableView(self, canEditRowAt: position.indexPath) == true
    return canEdit ? .delete : .none
  }

  func editingChanged() {
    for (position, cell) in cells.shown {
      cell.editingStyle = editingStyle(at: position)
      cell.setEditing(isEditing, animated: false)
    }
    setNeedsDisplay()
  }
}
