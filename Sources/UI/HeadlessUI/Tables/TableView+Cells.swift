public import Foundation

extension TableView {
  /// Lets the table make cells of a class for an identifier; `nil` takes that back.
  public func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String)
  {
    registeredClasses[identifier] = cellClass
  }

  /// A cell that went out of sight, or a new one of the registered class; `nil` if there is
  /// neither, as in UIKit.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return registeredClasses[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// The cell to fill for a row.
  ///
  /// UIKit raises if the identifier is not registered, or if two cells are asked for one row;
  /// recorded, a plain cell is returned. While a row is reconfigured its own cell is; UIKit raises
  /// if another identifier is asked for then.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    if asking?.position == RowPosition(indexPath) {
      if let existing = asking?.existing {
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
      if asking?.hasDequeued == true {
        Violation.raise(
          """
          Attempted to dequeue multiple cells for the same index path, which is not allowed. If \
          you really need to dequeue more cells than the table view is requesting, use the \
          dequeueReusableCell(withIdentifier:) method (without an index path). Cell identifier: \
          \(identifier), index path: \(RowPosition(indexPath).name)
          """)
      }
      asking?.hasDequeued = true
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

  /// The cell of a row in sight; `nil` for a row that is not.
  ///
  /// Asked while the data source is giving a cell, UIKit warns and answers `nil`.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    guard asking == nil else {
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

  /// The row of a cell in sight.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    updateVisibleCells()
    return cell.position.flatMap { shownCells[$0] === cell ? $0.indexPath : nil }
  }

  /// The cells in sight, from the top.
  public var visibleCells: [TableViewCell] {
    guard asking == nil else {
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

  /// The rows in sight, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? {
    updateVisibleCells()
    return shownCells.keys.sorted().map(\.indexPath)
  }
}

/// The data source is being asked for a cell.
struct TableAsking {
  let position: RowPosition
  /// The cell to hand out again, if the row is being reconfigured.
  let existing: TableViewCell?
  var hasDequeued = false
}
