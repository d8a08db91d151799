#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

extension UITableViewCell {
  /// The default reuse identifier, which is the name of the class.
  public static var defaultReuseIdentifier: String { String(describing: self) }
}

extension UITableView {
  /// Registers a cell class with its name as the reuse identifier.
  public func register(_ cell: UITableViewCell.Type) {
    register(cell, forCellReuseIdentifier: cell.defaultReuseIdentifier)
  }
}
