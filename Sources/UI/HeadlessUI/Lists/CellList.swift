/// A table or a collection view, which shows rows in reusable cells.
///
/// The extensions implement the behavior that both views have in common.
@MainActor protocol CellList: UIScrollView {
  associatedtype Cell: ReusableCell

  var cells: CellStore<Cell> { get set }
  var wording: ListWording { get }
  /// The description of the list in UIKit's messages.
  var summary: String { get }
  /// The number of rows in each section, as the data source last reported.
  var rowCounts: [Int] { get }

  func loadRecordIfNeeded()
  /// Reads the number of rows in each section from the data source.
  func readCounts() -> [Int]
  /// Stores the number of rows in each section after a batch.
  func updateRecord(with mapping: BatchMapping, reloading reloaded: IndexSet, counts: [Int])
  func updateVisibleCells()
  func reloadData()
  /// Returns the cell that the data source provides for a row.
  func makeCell(at path: IndexPath) -> Cell
}

extension CellList {
  func registerClass(_ cellClass: AnyClass?, for identifier: String) {
    guard cellClass == nil || cellClass is Cell.Type else {
      return Violation.raise("must pass a class of kind \(Cell.self)")
    }
    cells.classes[identifier] = cellClass as? Cell.Type
  }

  /// Returns a reusable cell, a new cell of the registered class, or `nil`.
  func reusableCell(_ identifier: String) -> Cell? {
    if let cell = cells.reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cells.classes[identifier]?.init(registeredFor: identifier)
  }

  /// Returns a cell for a row. A reconfigured row keeps its current cell.
  func dequeueCell(_ identifier: String, for path: IndexPath) -> Cell {
    let isRequested = cells.request?.position == RowPosition(path)
    if isRequested, let existing = cells.request?.existing {
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
    if cells.classes[identifier] == nil {
      Violation.raise(
        """
        \(wording.unregistered) with identifier \(identifier) - must register a nib or a class \
        for the identifier or connect a prototype cell in a storyboard
        """)
    }
    let cell = reusableCell(identifier) ?? Cell(registeredFor: identifier)
    if isRequested { cells.request?.dequeued.append(cell) }
    return cell
  }

  /// Requests a cell from the data source.
  func requestCell(for position: RowPosition, reconfiguring existing: Cell?) -> Cell {
    cells.request = CellRequest(position: position, existing: existing)
    defer { cells.request = nil }
    return makeCell(at: position.indexPath)
  }

  /// Removes the cells of rows that meet a condition, topmost first.
  ///
  /// Cells with a reuse identifier are kept for reuse.
  func recycleCells(where condition: (RowPosition) -> Bool) {
    for position in cells.shown.keys.filter(condition).sorted() {
      guard let cell = cells.shown.removeValue(forKey: position) else { continue }
      cell.position = nil
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier {
        cells.reusable[identifier, default: []].append(cell)
      }
    }
  }
}
