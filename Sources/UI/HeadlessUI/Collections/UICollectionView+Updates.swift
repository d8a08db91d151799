extension UICollectionView {
  /// Performs all changes of `updates` as one batch.
  ///
  /// Deletions and reloads use the positions before the batch, but insertions use the positions
  /// after the batch. Change the data inside the block.
  ///
  /// UIKit raises an exception for an invalid batch. If a ``ViolationLog`` records the exception,
  /// the collection view reloads, and `completion` receives `false`.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion: completion)
  }

  /// Inserts items. The index paths are their positions after the batch.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows += indexPaths.map(RowPosition.init) }
  }

  /// Deletes items. The index paths are their positions before the batch.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows += indexPaths.map(RowPosition.init) }
  }

  /// Requests new cells for items. The index paths are their positions before the batch.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows += indexPaths.map(RowPosition.init) }
  }

  /// Lets the data source update the current cells of visible items.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths.map(RowPosition.init) }
  }

  /// Moves an item with its cell.
  ///
  /// `indexPath` is the position before the batch, and `newIndexPath` is the position after the
  /// batch.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.movedRows.append(.init(from: RowPosition(indexPath), to: RowPosition(newIndexPath)))
    }
  }

  /// Inserts sections with their items.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections with their items.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reads the item counts of sections again, and requests new cells.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its items.
  ///
  /// `section` is the index before the batch, and `newSection` is the index after the batch.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
}

extension UICollectionView: CellList {
  var wording: ListWording { .collection }

  var summary: String {
    summary([("layout", collectionViewLayout), ("dataSource", dataSource)])
  }

  var rowCounts: [Int] { itemCounts ?? [] }

  func loadRecordIfNeeded() {
    if itemCounts == nil, dataSource != nil { itemCounts = readCounts() }
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func updateRecord(with mapping: BatchMapping, reloading reloaded: IndexSet, counts: [Int]) {
    itemCounts = counts
  }

  /// Recycles cells of hidden items and requests cells for newly visible items.
  func updateVisibleCells() {
    guard cells.request == nil, cells.updateDepth == 0, bounds.width > 0 else { return }
    loadRecordIfNeeded()
    let geometry = geometry
    contentSize = CGSize(width: bounds.width, height: geometry.height)
    let lowest = max(0, contentSize.height - bounds.height + adjustedContentInset.bottom)
    if contentOffset.y > lowest { contentOffset.y = lowest }
    let items = geometry.items(from: bounds.minY, to: bounds.maxY)
    let visible = Set(items)
    recycleCells { !visible.contains($0) }
    for position in items {
      (cells.shown[position] ?? show(position)).frame = geometry.frame(of: position)
    }
    // The cells are sorted by item, because VoiceOver and tests read the subviews in order.
    subviews = subviews.filter { !($0 is UICollectionViewCell) } + visibleCells
  }

  private func show(_ position: RowPosition) -> UICollectionViewCell {
    let cell = requestCell(for: position, reconfiguring: nil)
    cells.shown[position] = cell
    cell.position = position
    cell.isSelected = cells.selected.contains(position)
    if cell.superview !== self { addSubview(cell) }
    return cell
  }

  func makeCell(at path: IndexPath) -> UICollectionViewCell {
    guard let dataSource else {
      Violation.raise("UICollectionView dataSource is not set")
      return UICollectionViewCell(frame: .zero)
    }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    for dequeued in cells.request?.dequeued ?? [] where dequeued !== cell { refuse(dequeued) }
    if cell.reuseIdentifier == nil {
      Violation.raise(
        """
        the cell returned from collectionView(_:cellForItemAt:) does not have a reuseIdentifier - \
        cells must be retrieved by calling dequeueReusableCell(withReuseIdentifier:for:)
        """)
    }
    return cell
  }
}
