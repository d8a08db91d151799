import Foundation
import HeadlessUI
import ServiceLocator

extension ForwardingPostsViewController: TableViewDataSource {
  /// Forwarded.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    serviceLocator?.dataSource.numberOfRows ?? 0
  }

  /// Forwarded.
  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
    cell.textLabel?.text = serviceLocator?.dataSource.text(ofRow: indexPath.row).title
    return cell
  }
}
