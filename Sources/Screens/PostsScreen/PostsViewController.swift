import Domain
import ServiceLocator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A list of posts from a storyboard, with its services in an object placeholder.
///
/// ``PostRows`` implements the table's calls, so the controller forwards no table call.
/// ``ForwardingPostsViewController`` is the same screen with a table data source written by hand.
///
/// - Lifetime: The controller holds its loader, the placeholder, `rows` and `loading`. None of
///   them holds the controller. A running load holds the indicator, and hides it at the end.
@MainActor public final class PostsViewController: PostsListViewController {
  private var loading: ListLoad?

  /// Connects the table to the data source, and loads the posts.
  public override func viewDidLoad() {
    super.viewDidLoad()
    guard let rows, let tableView, let activityIndicator else { return }
    rows.show(in: tableView)
    loading = ListLoad(rows.source, activity: activityIndicator)
    load()
  }

  /// Loads the posts while the indicator animates, then reloads the table.
  @discardableResult public override func load() -> Task<Void, Never>? {
    loading?.start(for: self) { [weak self] in self?.showLoadFailure($0) }
  }
}
