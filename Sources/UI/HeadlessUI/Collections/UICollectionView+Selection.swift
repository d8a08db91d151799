extension UICollectionView {
  /// An array with the selected item's index path; empty without a selection.
  public var indexPathsForSelectedItems: [IndexPath]? {
    cells.selected.sorted().map(\.indexPath)
  }

  /// Selects an item, or deselects all items if the index path is `nil`.
  ///
  /// As in UIKit, the delegate is not called.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for position in cells.selected { deselectItem(at: position.indexPath, animated: false) }
    guard let indexPath, frameForItem(at: indexPath) != nil else { return }
    cells.selected.insert(RowPosition(indexPath))
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item. The delegate is not called, as in UIKit.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    cells.selected.remove(RowPosition(indexPath))
    cellForItem(at: indexPath)?.isSelected = false
  }
}
