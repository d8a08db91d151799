public import Foundation

extension CollectionView {
  /// The index paths of the selected items, starting at the top, or an empty array.
  public var indexPathsForSelectedItems: [IndexPath]? {
    cells.selected.sorted().map(\.indexPath)
  }

  /// Selects an item, or deselects all items if the index path is `nil`.
  ///
  /// As in UIKit, the delegate is not called.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for position in cells.selected { deselectItem(at: position.indexPath, animated: false) }
    }
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

  /// Taps an item, and returns whether the item was selected.
  ///
  /// The tap calls the delegate. UIKit does not have this API.
  @discardableResult public func tapItem(at indexPath: IndexPath) -> Bool {
    guard allowsSelection, frameForItem(at: indexPath) != nil else { return false }
    if allowsMultipleSelection, cells.selected.contains(RowPosition(indexPath)) {
      if delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true {
        deselectByTap(indexPath)
      }
      return false
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else {
      return false
    }
    if !allowsMultipleSelection {
      for other in cells.selected where other != RowPosition(indexPath) {
        deselectByTap(other.indexPath)
      }
    }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }

  private func deselectByTap(_ indexPath: IndexPath) {
    deselectItem(at: indexPath, animated: true)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }
}
