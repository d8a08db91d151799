extension UICollectionView {
  /// The number of sections that the data source last reported.
  public var numberOfSections: Int {
    loadRecordIfNeeded()
    return rowCounts.count
  }

  /// Returns the last reported number of items in a section.
  ///
  /// UIKit raises an exception for an invalid section. If a ``ViolationLog`` records the exception,
  /// the method returns 0.
  public func numberOfItems(inSection section: Int) -> Int {
    let sections = numberOfSections
    if (0..<sections).contains(section) { return rowCounts[section] }
    Violation.raise(
      """
      request for number of items in section \(section) when there are only \(sections) sections \
      in the collection view
      """)
    return 0
  }

  /// Registers the class of new cells for an identifier. `nil` removes the registration.
  ///
  /// UIKit raises an exception if the class is not `UICollectionViewCell` or a subclass of it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerClass(cellClass, for: identifier)
  }

  /// Returns a cell for an item. A reconfigured item keeps its current cell.
  ///
  /// UIKit raises an exception if the identifier is not registered, or if the cell is not returned
  /// to the collection view. If a ``ViolationLog`` records the exception, the method still returns
  /// a cell.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueCell(identifier, for: indexPath)
    if cells.request == nil { refuse(cell) }
    return cell
  }

  /// Returns the cell of an item, or `nil` if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.shown[RowPosition(indexPath)]
  }

  /// Returns the index path of a visible cell's item, otherwise `nil`.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.position.flatMap { cells.shown[$0] === cell ? $0.indexPath : nil }
  }

  /// The visible cells, starting at the top.
  public var visibleCells: [UICollectionViewCell] {
    cells.shown.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The visible items, starting at the top.
  public var indexPathsForVisibleItems: [IndexPath] { cells.shown.keys.sorted().map(\.indexPath) }

  /// Scrolls to an item. UIKit raises an exception if the item does not exist.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = frameForItem(at: indexPath) else {
      let fault = wording.outOfBounds(RowPosition(indexPath), counts: rowCounts)
      return Violation.raise("\(fault) Collection view: \(summary).")
    }
    let anchors: [(ScrollPosition, CGFloat)] = [
      (.top, 0), (.centeredVertically, 0.5), (.bottom, 1),
    ]
    if let (_, anchor) = anchors.first(where: { scrollPosition.contains($0.0) }) {
      scroll(frame, to: anchor, animated: animated)
    } else {
      scrollRectToVisible(frame, animated: animated)
    }
  }

  var geometry: FlowGeometry {
    collectionViewLayout.geometry(of: rowCounts, width: bounds.width)
  }

  /// Raises UIKit's exception for a dequeued cell that was not returned.
  func refuse(_ cell: UICollectionViewCell) {
    Violation.raise(
      """
      Expected dequeued view to be returned to the collection view in preparation for display. \
      When the collection view's data source is asked to provide a view for a given index path, \
      ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing \
      views without a request from the collection view. For retrieving an existing view in the \
      collection view, use cellForItem(at:) or supplementaryView(forElementKind:at:). Dequeued \
      view: \(Violation.name(cell)); Collection view: \(summary)
      """)
  }
}
