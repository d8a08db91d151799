import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension TableView {
  /// Reads the row counts and titles once after each reload.
  func loadRecordIfNeeded() {
    guard record == nil, let dataSource else { return }
    let counts = readCounts(from: dataSource)
    record = counts.enumerated().map { readTitles(of: $0, rows: $1) }
    contentSizeChanged()
  }

  func readCounts(from dataSource: any TableViewDataSource) -> [Int] {
    (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func readTitles(of section: Int, rows: Int) -> TableSection {
    TableSection(
      rows: rows, header: dataSource?.tableView(self, titleForHeaderInSection: section),
      footer: dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private var geometry: TableGeometry {
    TableGeometry(
      sections: record ?? [], rowHeight: rowHeight, headerHeight: sectionHeaderHeight,
      top: tableHeaderView?.frame.height ?? 0)
  }

  /// The number of rows in each section, as the data source last reported.
  var rowCounts: [Int] { record?.map(\.rows) ?? [] }

  /// Returns the rectangle of a row in content coordinates, if the row exists.
  func frame(of position: RowPosition) -> CGRect? {
    guard position.exists(in: rowCounts) else { return nil }
    return CGRect(x: 0, y: geometry.y(of: position), width: bounds.width, height: rowHeight)
  }

  func contentSizeChanged() {
    contentSize = CGSize(
      width: bounds.width, height: geometry.bottom + (tableFooterView?.frame.height ?? 0))
    let lowest = max(0, contentSize.height - bounds.height + adjustedContentInset.bottom)
    if contentOffset.y > lowest { contentOffset.y = lowest }
  }

  /// Recycles cells of hidden rows and requests cells for newly visible rows.
  func updateVisibleCells() {
    guard needsVisibleCells, cellRequest == nil, updateDepth == 0 else { return }
    loadRecordIfNeeded()
    contentSizeChanged()
    needsVisibleCells = false
    let rows = geometry.rows(from: bounds.minY, to: bounds.maxY)
    let visible = Set(rows)
    recycleCells { !visible.contains($0) }
    for position in rows {
      let cell = shownCells[position] ?? show(position)
      guard let frame = frame(of: position) else { return }
      cell.frame = frame
    }
  }

  private func show(_ position: RowPosition) -> TableViewCell {
    let cell = requestCell(for: position, reconfiguring: nil)
    shownCells[position] = cell
    cell.position = position
    cell.editingStyle = editingStyle(at: position)
    cell.setEditing(isEditing, animated: false)
    cell.setSelected(selectedRows.contains(position), animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: position.indexPath)
    if cell.superview !== self { addSubview(cell) }
    return cell
  }

  func requestCell(
    for position: RowPosition, reconfiguring existing: TableViewCell?
  ) -> TableViewCell {
    guard let dataSource else {
      Violation.raise("TableView dataSource is not set")
      return TableViewCell(style: .default, reuseIdentifier: nil)
    }
    cellRequest = CellRequest(position: position, existing: existing)
    defer { cellRequest = nil }
    return dataSource.tableView(self, cellForRowAt: position.indexPath)
  }

  /// Removes the cells of rows that meet a condition, topmost first.
  ///
  /// Cells with a reuse identifier are kept for reuse.
  func recycleCells(where condition: (RowPosition) -> Bool) {
    for position in shownCells.keys.filter(condition).sorted() {
      guard let cell = shownCells.removeValue(forKey: position) else { continue }
      cell.position = nil
      cell.removeFromSuperview()
      if let identifier = cell.reuseIdentifier {
        reusableCells[identifier, default: []].append(cell)
      }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: position.indexPath)
    }
  }

  func removeAllCells() {
    recycleCells { _ in true }
    needsVisibleCells = true
  }
}
