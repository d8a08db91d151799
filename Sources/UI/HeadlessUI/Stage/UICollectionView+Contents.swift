/// The content of a collection view, for tests and renderers. UIKit does not have this API.
extension UICollectionView {
  /// The number of calls of ``UICollectionView/reloadData()``.
  public var reloadCount: Int { cells.reloadCount }

  /// The index paths of all items.
  public var indexPaths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { [section, $0] }
    }
  }

  /// Returns an item's frame, or `nil` if the item does not exist.
  ///
  /// UIKit has `layoutAttributesForItem(at:)` instead.
  public func frameForItem(at indexPath: IndexPath) -> CGRect? {
    loadRecordIfNeeded()
    let position = RowPosition(indexPath)
    return position.exists(in: rowCounts) ? geometry.frame(of: position) : nil
  }
}
