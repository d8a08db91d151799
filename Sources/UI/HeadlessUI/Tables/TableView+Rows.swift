public import Foundation

extension TableView {
  /// How many sections the data source had when it was last asked.
  public var numberOfSections: Int {
    loadRecordIfNeeded()
    return record?.sections.count ?? 0
  }

  /// How many rows a section had when the data source was last asked. UIKit raises for a section
  /// that does not exist; recorded, the answer is 0.
  public func numberOfRows(inSection section: Int) -> Int {
    loadRecordIfNeeded()
    guard let sections = record?.sections, sections.indices.contains(section) else {
      Violation.raise(
        "Requested the number of rows for section (\(section)) which is out of bounds.")
      return 0
    }
    return sections[section].rows
  }

  /// The title that stands above a section. Ours; UIKit has it in `headerView(forSection:)`.
  public func titleForHeader(inSection section: Int) -> String? {
    loadRecordIfNeeded()
    return record.flatMap { $0.sections.indices.contains(section) ? $0.sections[section] : nil }?
      .header
  }

  /// The title that stands below a section. Ours, as ``titleForHeader(inSection:)``.
  public func titleForFooter(inSection section: Int) -> String? {
    loadRecordIfNeeded()
    return record.flatMap { $0.sections.indices.contains(section) ? $0.sections[section] : nil }?
      .footer
  }

  /// The index at the right edge. Ours.
  public var sectionIndexTitles: [String] {
    dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// Where a row lies in the content; `.zero` if it does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRecordIfNeeded()
    let position = RowPosition(indexPath)
    guard record?.contains(position) == true, let geometry = currentGeometry() else { return .zero }
    return CGRect(x: 0, y: geometry.y(of: position), width: bounds.width, height: rowHeight)
  }

  /// Scrolls a row into sight. UIKit raises if it does not exist; recorded, nothing scrolls.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadRecordIfNeeded()
    guard mayScroll(to: RowPosition(indexPath)) else { return }
    let rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    var offset = contentOffset
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: offset.y = rect.minY - inset.top
    case .bottom: offset.y = rect.maxY - bounds.height + inset.bottom
    case .middle:
      offset.y = rect.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    }
    let lowest = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
    offset.y = min(max(offset.y, -inset.top), lowest)
    setContentOffset(offset, animated: animated)
  }

  private func mayScroll(to position: RowPosition) -> Bool {
    let sections = record?.sections ?? []
    guard sections.indices.contains(position.section) else {
      Violation.raise(
        """
        Attempted to scroll the table view to an out-of-bounds section (\(position.section)) when \
        there are only \(sections.count) sections.
        """)
      return false
    }
    let rows = sections[position.section].rows
    guard (0..<rows).contains(position.row) else {
      Violation.raise(
        """
        Attempted to scroll the table view to an out-of-bounds row (\(position.row)) when there \
        are only \(rows) rows in section \(position.section).
        """)
      return false
    }
    return true
  }
}
