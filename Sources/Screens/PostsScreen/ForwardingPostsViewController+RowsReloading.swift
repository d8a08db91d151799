import HeadlessUI
import ServiceLocator

extension ForwardingPostsViewController: RowsReloading {
  /// What every load of the source calls, another screen's too: asks the data source again, and says
  /// so where there is nothing.
  public func reloadData() {
    tableView?.reloadData()
    tableView?.showEmpty("Nobody has written yet.")
  }
}
