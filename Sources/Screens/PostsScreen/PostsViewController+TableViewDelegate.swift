import Domain
import Foundation
import HeadlessUI
import ServiceLocator

extension PostsViewController: TableViewDelegate {
  /// Goes on to the post of the row: the next screen is given its identifier (rows E8 and C6).
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let post = serviceLocator?.dataSource.item(inRow: indexPath.row) else { return }
    showPost(post.id, from: storyboard)
  }
}
