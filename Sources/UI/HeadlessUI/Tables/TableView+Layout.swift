import Foundation

extension TableView {
  /// Asks the data source for its numbers and titles, if that was not done since the last reload.
  func loadRecordIfNeeded() {
    guard record == nil, let dataSource else { return }
    let counts = readCounts(from: dataSource)
    var sections: [TableRecord.Section] = []
    for (section, rows) in counts.enumerated() {
      sections.append(readTitles(of: section, rows: rows))
    }
    record = TableRecord(sections: sections)
    contentSizeChanged()
  }

  func readCounts(from dataSource: any TableViewDataSource) -> [Int] {
    (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func readTitles(of section: Int, rows: Int) -> TableRecord.Section {
    TableRecord.Section(
      rows: rows, header: dataSource?.tableView(self, titleForHeaderInSection: section),
      footer: dataSource?.tableView(self, titleForFooterInSection: section))
  }

  func currentGeometry() -> TableGeometry? {
    record?.geometry(
      rowHeight: rowHeight, headerHeight: sectionHeaderHeight,
      top: tableHeaderView?.frame.height ?? 0)
  }

  func contentSizeChanged() {
    let bottom = currentGeometry()?.bottom ?? 0
    contentSize = CGSize(
      width: bounds.width, height: bottom + (tableFooterView?.frame.height ?? 0))
    let lowest = max(0, contentSize.height - bounds.height + adjustedContentInset.bottom)
    if contentOffset.y > lowest { contentOffset.y = lowest }
  }

  /// Lets cells go that went out of sight and asks for those that came into it.
  func updateVisibleCells() {
    guard needsVisibleCells, asking == nil, updateDepth == 0 else { return }
    loadRecordIfNeeded()
    contentSizeChanged()
    needsVisibleCells = false
    let rows = currentGeometry()?.rows(from: bounds.minY, to: bounds.maxY) ?? []
    letGo(allBut: Set(rows))
    for position in rows {
      let cell = shownCells[position] ?? show(position)
      guard let geometry = currentGeometry() else { return }
      cell.frame = CGRect(
        x: 0, y: geometry.y(of: position), width: bounds.width, height: rowHeight)
    }
  }

  private func letGo(allBut rows: Set<RowPosition>) {
    let leaving = shownCells.filter { !rows.contains($0.key) }
    for (position, cell) in leaving.sorted(by: { $0.key < $1.key }) {
      shownCells[position] = nil
      recycle(cell, from: position)
    }
  }

  private func show(_ position: RowPosition) -> TableViewCell {
    let cell = ask(for: position, reconfiguring: nil)
    shownCells[position] = cell
    cell.position = position
    cell.editingStyle = editingStyle(at: position)
    cell.setEditing(isEditing, animated: false)
    cell.setSelected(selectedRows.contains(position), animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: position.indexPath)
    if cell.superview !== self { addSubview(cell) }
    return cell
  }

  func ask(for position: RowPosition, reconfiguring existing: TableViewCell?) -> TableViewCell {
    guard let dataSource else {
      Violation.raise("TableView dataSource is not set")
      return TableViewCell(style: .default, reuseIdentifier: nil)
    }
    asking = TableAsking(position: position, existing: existing)
    defer { asking = nil }
    return dataSource.tableView(self, cellForRowAt: position.indexPath)
  }

  /// Puts a cell aside, to be used for another row.
  func recycle(_ cell: TableViewCell, from position: RowPosition) {
    cell.position = nil
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier {
      reusableCells[identifier, default: []].append(cell)
    }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: position.indexPath)
  }

  func dropAllCells() {
    let shown = shownCells
    shownCells = [:]
    for (position, cell) in shown.sorted(by: { $0.key < $1.key }) { recycle(cell, from: position) }
    needsVisibleCells = true
  }
}
