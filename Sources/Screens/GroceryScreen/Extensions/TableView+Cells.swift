import HeadlessUI

extension TableViewCell {
  /// A cell class is kept under its own name, so that no identifier is typed twice (row B7).
  static var identifier: String { String(describing: self) }
}

extension TableView {
  /// Registers a cell class under its own name (row B7).
  func register(_ cell: TableViewCell.Type) {
    register(cell, forCellReuseIdentifier: cell.identifier)
  }
}
