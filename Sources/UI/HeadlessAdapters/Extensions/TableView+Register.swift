public import HeadlessUI

extension TableViewCell {
  /// The reuse identifier if a class is registered without an identifier: the name of the class.
  public static var defaultReuseIdentifier: String { String(describing: self) }
}

extension TableView {
  /// Registers a cell class with its name as the reuse identifier.
  public func register(_ cell: TableViewCell.Type) {
    register(cell, forCellReuseIdentifier: cell.defaultReuseIdentifier)
  }
}
