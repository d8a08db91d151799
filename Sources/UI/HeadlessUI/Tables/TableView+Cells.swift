public import Foundation

/// A running call that requests a cell from the data source.
struct CellRequest {
  let position: RowPosition
  /// The current cell of the row, if the row is being reconfigured.
  let existing: TableViewCell?
  var hasDequeued = false
}

extension TableView {
  /// Registers the class of new cells for an identifier. `nil` removes the registration.
  public func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String)
  {
    registeredClasses[identifier] = cellClass
  }

  /// Returns a reusable cell, or a new cell of the registered class.
  ///
  /// Returns `nil` if there is no reusable cell and no class is registered, as in UIKit.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return registeredClasses[identifier]?.init(registeredFor: identifier)
  }

  /// Returns a cell for a row. A reconfigured row keeps its current cell.
  ///
  /// UIKit raises an exception if the identifier is not registered, or if two cells are dequeued
  /// for one row. It also raises an exception if a reconfigured row's current cell has another
  /// identifier. If violations are recorded, a cell is returned in these cases too.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    if cellRequest?.position == RowPosition(indexPath) {
      if let existing = cellRequest?.existing {
        if existing.reuseIdentifier == identifier { return existing }
        Violation.raise(
          """
          Attempted to dequeue a cell for a different registration or reuse identifier than the \
          existing cell when reconfiguring an item, which is not supported. You must dequeue a \
          cell using the same registration or reuse identifier that was used to dequeue the cell \
          originally to obtain the existing cell. Dequeued reuse identifier: \(identifier); \
          original reuse identifier: \(existing.reuseIdentifier ?? "none")
          """)
      }
      if cellRequest?.hasDequeued == true {
        Violation.raise(
          """
          Attempted to dequeue multiple cells for the same index path, which is not allowed. If \
          you really need to dequeue more cells than the table view is requesting, use the \
          dequeueReusableCell(withIdentifier:) method (without an index path). Cell identifier: \
          \(identifier), index path: \(RowPosition(indexPath).name)
          """)
      }
      cellRequest?.hasDequeued = true
    }
    if registeredClasses[identifier] == nil {
      Violation.raise(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class \
        for the identifier or connect a prototype cell in a storyboard
        """)
    }
    return dequeueReusableCell(withIdentifier: identifier)
      ?? TableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns the cell of a row, or `nil` if the row is invisible.
  ///
  /// While the data source creates a cell, UIKit warns and returns `nil`.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    guard cellRequest == nil else {
      Violation.warn(
        """
        Attempted to call cellForRow(at:) on the table view while it was in the process of \
        updating its visible cells, which is not allowed.
        """)
      return nil
    }
    updateVisibleCells()
    return shownCells[RowPosition(indexPath)]
  }

  /// Returns the row of a visible cell.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    updateVisibleCells()
    return cell.position.flatMap { shownCells[$0] === cell ? $0.indexPath : nil }
  }

  /// The visible cells, starting at the top.
  public var visibleCells: [TableViewCell] {
    guard cellRequest == nil else {
      Violation.warn(
        """
        Attempted to access the table view's visibleCells while they were in the process of \
        being updated, which is not allowed.
        """)
      return []
    }
    updateVisibleCells()
    return shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The visible rows, starting at the top.
  public var indexPathsForVisibleRows: [IndexPath]? {
    updateVisibleCells()
    return shownCells.keys.sorted().map(\.indexPath)
  }
}
