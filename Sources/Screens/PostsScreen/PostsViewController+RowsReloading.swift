import HeadlessUI
import ServiceLocator

extension PostsViewController: RowsReloading {
  /// What the load calls, which holds the screen weakly: asks the data source again, and says so
  /// where there is nothing.
  public func reloadData() {
    tableView?.reloadData()
    tableView?.showEmpty("Nobody has written yet.")
  }
}
