extension UITableView {
  /// The number of sections that the data source last reported.
  public var numberOfSections: Int {
    loadRecordIfNeeded()
    return record?.count ?? 0
  }

  /// Returns the last reported number of rows in a section.
  ///
  /// UIKit raises an exception for an invalid section. If a ``ViolationLog`` records the exception,
  /// the method returns 0.
  public func numberOfRows(inSection section: Int) -> Int {
    if let section = loadedSection(section) { return section.rows }
    Violation.raise("Requested the number of rows for section (\(section)) which is out of bounds.")
    return 0
  }

  func loadedSection(_ section: Int) -> TableSection? {
    loadRecordIfNeeded()
    return record.flatMap { $0.indices.contains(section) ? $0[section] : nil }
  }

  /// Returns whether the row is within the row counts that the data source last reported.
  func hasRow(at indexPath: IndexPath) -> Bool {
    loadRecordIfNeeded()
    return RowPosition(indexPath).exists(in: rowCounts)
  }

  /// Returns the rectangle of a row in content coordinates.
  ///
  /// Returns `.zero` if the row does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRecordIfNeeded()
    return frame(of: RowPosition(indexPath)) ?? .zero
  }

  /// Scrolls to a row. UIKit raises an exception if the row does not exist.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let position = RowPosition(indexPath)
    guard hasRow(at: indexPath) else {
      return Violation.raise(wording.outOfBounds(position, counts: rowCounts))
    }
    let rect = rectForRow(at: indexPath)
    let anchors: [ScrollPosition: CGFloat] = [.top: 0, .middle: 0.5, .bottom: 1]
    if let anchor = anchors[scrollPosition] {
      scroll(rect, to: anchor, animated: animated)
    } else {
      scrollRectToVisible(rect, animated: animated)
    }
  }
}
