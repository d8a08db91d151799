extension UITableView: CellList {
  /// Reads the row counts and titles once after each reload.
  func loadRecordIfNeeded() {
    guard record == nil, dataSource != nil else { return }
    record = readCounts().enumerated().map { readTitles(of: $0, rows: $1) }
    contentSizeChanged()
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func readTitles(of section: Int, rows: Int) -> TableSection {
    TableSection(
      rows: rows, header: dataSource?.tableView(self, titleForHeaderInSection: section))
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
    guard needsVisibleCells, cells.request == nil, cells.updateDepth == 0 else { return }
    loadRecordIfNeeded()
    contentSizeChanged()
    needsVisibleCells = false
    let rows = geometry.rows(from: bounds.minY, to: bounds.maxY)
    let visible = Set(rows)
    recycleCells { !visible.contains($0) }
    for position in rows {
      let cell = cells.shown[position] ?? show(position)
      guard let frame = frame(of: position) else { return }
      cell.frame = frame
    }
  }

  private func show(_ position: RowPosition) -> UITableViewCell {
    let cell = requestCell(for: position, reconfiguring: nil)
    cells.shown[position] = cell
    cell.position = position
    cell.editingStyle = editingStyle(at: position)
    cell.setEditing(isEditing, animated: false)
    cell.setSelected(cells.selected.contains(position), animated: false)
    if cell.superview !== self { addSubview(cell) }
    return cell
  }

  func makeCell(at path: IndexPath) -> UITableViewCell {
    guard let dataSource else {
      Violation.raise("UITableView dataSource is not set")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return dataSource.tableView(self, cellForRowAt: path)
  }

  func removeAllCells() {
    recycleCells { _ in true }
    needsVisibleCells = true
  }
}
