import HeadlessUI

extension ScreenPilot {
  /// The items of the visible navigation bars, from left to right.
  var barItems: [UIBarButtonItem] {
    let stacks = front?.visibleStacks.filter { !$0.isNavigationBarHidden } ?? []
    // `rightBarButtonItems` begins with the rightmost item.
    return stacks.compactMap(\.topViewController?.navigationItem).flatMap {
      ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []).reversed()
    }
  }

  /// Returns the text field or text view with the label, placeholder or identifier `name`.
  func input(_ name: String) throws(PilotError) -> UIView {
    let inputs = shownViews.filter { $0 is UITextField || $0 is UITextView }
    guard let input = inputs.first(where: { $0.inputNames.contains(name) }) else {
      throw failure("There is no text field “\(name)”.")
    }
    return input
  }

  /// Returns the row that contains the text `name`, and scrolls to that row.
  ///
  /// Visible rows are searched first.
  func path(ofRow name: String) throws(PilotError) -> (UITableView, IndexPath) {
    guard let table else { throw failure("There is no table.") }
    let offset = table.contentOffset
    for path in (table.indexPathsForVisibleRows ?? []) + table.allPaths {
      reveal(path, in: table)
      if row(at: path, in: table)?.texts.contains(name) == true { return (table, path) }
    }
    scroll(table, to: offset)
    throw failure("There is no row “\(name)”.")
  }

  /// Returns the row with the given number, counted from 1, and scrolls to that row.
  func path(ofRow number: Int) throws(PilotError) -> (UITableView, IndexPath) {
    guard let table else { throw failure("There is no table.") }
    guard let path = table.path(ofRow: number - 1) else {
      throw failure("There is no row \(number).")
    }
    reveal(path, in: table)
    return (table, path)
  }

  func reveal(_ path: IndexPath, in table: UITableView) {
    guard table.cellForRow(at: path) == nil else { return }
    table.scrollToRow(at: path, at: .top, animated: false)
    table.layoutIfNeeded()
  }

  func scroll(_ table: UITableView, to offset: CGPoint) {
    table.setContentOffset(offset, animated: false)
    table.layoutIfNeeded()
  }

  func row(at path: IndexPath, in table: UITableView) -> RowOnScreen? {
    table.cellForRow(at: path).map { cell in
      RowOnScreen(section: table.titleForHeader(inSection: path[0]), texts: cell.texts)
    }
  }
}

extension UIView {
  /// The names by which a test finds a text field or a text view.
  fileprivate var inputNames: [String?] {
    [accessibilityLabel, (self as? UITextField)?.placeholder, accessibilityIdentifier]
  }

  /// The texts of the visible labels in this view, in the order of the subviews.
  var texts: [String] {
    guard !isHidden else { return [] }
    if let label = self as? UILabel { return label.text.map { $0.isEmpty ? [] : [$0] } ?? [] }
    return subviews.flatMap(\.texts)
  }
}

extension UITableView {
  /// The index paths of all rows.
  var allPaths: [IndexPath] { (0..<rowCount).compactMap(path) }
}

extension UIButton {
  /// The button's accessibility label, else its title, else its accessibility identifier.
  var name: String? { accessibilityLabel ?? currentTitle ?? accessibilityIdentifier }
}
