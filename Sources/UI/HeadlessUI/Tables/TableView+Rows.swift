public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension TableView {
  /// The number of sections that the data source last reported.
  public var numberOfSections: Int {
    loadRecordIfNeeded()
    return record?.sections.count ?? 0
  }

  /// Returns the number of rows that the data source last reported for a section.
  ///
  /// UIKit raises for a section that does not exist. If violations are recorded, the result is 0.
  public func numberOfRows(inSection section: Int) -> Int {
    if let section = loadedSection(section) { return section.rows }
    Violation.raise("Requested the number of rows for section (\(section)) which is out of bounds.")
    return 0
  }

  /// Returns the title above a section. In UIKit it is in `headerView(forSection:)`.
  public func titleForHeader(inSection section: Int) -> String? { loadedSection(section)?.header }

  /// Returns the title below a section. In UIKit it is in `footerView(forSection:)`.
  public func titleForFooter(inSection section: Int) -> String? { loadedSection(section)?.footer }

  private func loadedSection(_ section: Int) -> TableRecord.Section? {
    loadRecordIfNeeded()
    return record.flatMap { $0.sections.indices.contains(section) ? $0.sections[section] : nil }
  }

  /// The titles of the index at the right edge. Not in UIKit.
  public var sectionIndexTitles: [String] { dataSource?.sectionIndexTitles(for: self) ?? [] }

  /// Returns the rectangle of a row in content coordinates, or `.zero` if the row does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadRecordIfNeeded()
    let position = RowPosition(indexPath)
    guard record?.contains(position) == true, let geometry = currentGeometry() else { return .zero }
    return CGRect(x: 0, y: geometry.y(of: position), width: bounds.width, height: rowHeight)
  }

  /// Scrolls to a row. UIKit raises if the row does not exist.
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
    let counts = record?.rowCounts ?? []
    if position.exists(in: counts) { return true }
    let (section, row) = (position.section, position.row)
    let fault =
      counts.indices.contains(section)
      ? "row (\(row)) when there are only \(counts[section]) rows in section \(section)."
      : "section (\(section)) when there are only \(counts.count) sections."
    Violation.raise("Attempted to scroll the table view to an out-of-bounds \(fault)")
    return false
  }
}
