/// The content of a table, for tests and renderers. UIKit does not have this API.
///
/// The row numbers count from 0 across all sections, because the user sees one list of rows.
extension UITableView {
  /// The number of calls of ``UITableView/reloadData()``.
  ///
  /// UIKit does not promise which cell a row gets after a reload, so the row can get its own cell
  /// back. So a test that checks whether a change keeps the cells must compare this number too.
  public var reloadCount: Int { cells.reloadCount }

  /// The number of rows in all sections.
  public var rowCount: Int {
    (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }

  /// Returns a row's number, counted from 0 across all sections.
  public func number(ofRow path: IndexPath) -> Int {
    (0..<path[0]).reduce(path[1]) { $0 + numberOfRows(inSection: $1) }
  }

  /// Returns the row with a number, or nil if there is no such row.
  public func path(ofRow number: Int) -> IndexPath? {
    var rest = number
    for section in 0..<numberOfSections {
      let count = numberOfRows(inSection: section)
      if rest < count { return rest < 0 ? nil : [section, rest] }
      rest -= count
    }
    return nil
  }

  /// Returns the title above a section.
  ///
  /// In UIKit the title is in `headerView(forSection:)`.
  public func titleForHeader(inSection section: Int) -> String? { loadedSection(section)?.header }
}
