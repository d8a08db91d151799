/// Simulated taps on the rows of a table. UIKit does not have this API.
extension UITableView {
  /// Taps a row, and returns whether the row was selected.
  ///
  /// The tap calls the delegate.
  @discardableResult public func tapRow(at chosen: IndexPath) -> Bool {
    guard hasRow(at: chosen), allowsSelection, !isEditing else { return false }
    if let old = indexPathForSelectedRow, old != chosen {
      deselectRow(at: old, animated: true)
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: chosen, animated: true, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }
}

/// Simulated taps on the items of a collection view. UIKit does not have this API.
extension UICollectionView {
  /// Taps an item, and returns whether the item was selected.
  ///
  /// The tap calls the delegate.
  @discardableResult public func tapItem(at indexPath: IndexPath) -> Bool {
    guard allowsSelection, frameForItem(at: indexPath) != nil else { return false }
    for other in cells.selected where other != RowPosition(indexPath) {
      deselectItem(at: other.indexPath, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: other.indexPath)
    }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }
}
