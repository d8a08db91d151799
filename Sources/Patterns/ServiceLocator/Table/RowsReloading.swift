/// A list that asks its data source again for everything: `UITableView`, `UICollectionView`.
@MainActor public protocol RowsReloading: AnyObject {
  /// Asks for the rows again.
  func reloadData()
}
