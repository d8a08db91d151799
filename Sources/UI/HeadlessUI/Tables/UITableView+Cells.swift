extension UITableView {
  /// Registers the class of new cells for an identifier. `nil` removes the registration.
  ///
  /// UIKit raises an exception if the class is not `UITableViewCell` or a subclass of it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerClass(cellClass, for: identifier)
  }

  /// Returns a reusable cell, or a new cell of the registered class.
  ///
  /// Returns `nil` if there is no reusable cell and no class is registered, as in UIKit.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }

  /// Returns a cell for a row. A reconfigured row keeps its current cell.
  ///
  /// UIKit raises an exception if the identifier is not registered, or if two cells are dequeued
  /// for one row. It also raises an exception if a reconfigured row's current cell has another
  /// identifier. If a ``ViolationLog`` records the exception, the method still returns a cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let request = cells.request, request.position == RowPosition(indexPath),
      !request.dequeued.isEmpty
    {
      Violation.raise(
        """
        Attempted to dequeue multiple cells for the same index path, which is not allowed. If \
        you really need to dequeue more cells than the table view is requesting, use the \
        dequeueReusableCell(withIdentifier:) method (without an index path). Cell identifier: \
        \(identifier), index path: \(RowPosition(indexPath).name)
        """)
    }
    return dequeueCell(identifier, for: indexPath)
  }

  /// Returns the cell of a row, or `nil` if the row is invisible.
  ///
  /// While the data source creates a cell, UIKit warns and returns `nil`.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard cells.request == nil else {
      Violation.warn(
        """
        Attempted to call cellForRow(at:) on the table view while it was in the process of \
        updating its visible cells, which is not allowed.
        """)
      return nil
    }
    updateVisibleCells()
    return cells.shown[RowPosition(indexPath)]
  }

  /// Returns the row of a visible cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    updateVisibleCells()
    return cell.position.flatMap { cells.shown[$0] === cell ? $0.indexPath : nil }
  }

  /// The visible cells, starting at the top.
  public var visibleCells: [UITableViewCell] {
    guard cells.request == nil else {
      Violation.warn(
        """
        Attempted to access the table view's visibleCells while they were in the process of \
        being updated, which is not allowed.
        """)
      return []
    }
    updateVisibleCells()
    return cells.shown.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The visible rows, starting at the top.
  public var indexPathsForVisibleRows: [IndexPath]? {
    updateVisibleCells()
    return cells.shown.keys.sorted().map(\.indexPath)
  }
}
