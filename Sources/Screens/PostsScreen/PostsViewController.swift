import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import ServiceLocator

#if canImport(Storyboard)
  public import Storyboard
#endif

/// A list of posts from a storyboard, with its services in an object placeholder.
///
/// The table asks `TableItemRows`, so the controller forwards no table call.
/// ``ForwardingPostsViewController`` is the same screen with a table data source written by hand.
///
/// - Lifetime: The controller holds its loader, the placeholder, the rows and the load. None of
///   them holds the controller. A running load holds the indicator, and stops it when it ends.
@MainActor public final class PostsViewController: ViewController {
  #if canImport(Storyboard)
    /// The loader that made the controller and makes the next screen.
    public var storyboard: StoryboardLoader?
  #else
    /// Passes the post of ``showPost(_:)`` on.
    public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      (segue.destination as? PostViewController)?.postID = sender as? Post.ID
    }
  #endif

  // The outlets.
  var serviceLocator: (any PostLocating)?
  var tableView: TableView?
  var activityIndicator: ActivityIndicatorView?

  private var rows: TableItemRows<PostDataSource>?
  private var loading: ListLoad<PostDataSource>?

  /// Connects the table to the data source, and loads the posts.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Posts"
    guard let source = serviceLocator?.dataSource, let activityIndicator else { return }
    let rows = TableItemRows(source, reuseIdentifier: "Post")
    self.rows = rows
    tableView?.register(TableViewCell.self, forCellReuseIdentifier: "Post")
    tableView?.dataSource = rows
    loading = ListLoad(source, activity: activityIndicator)
    addRefreshButton { [weak self] in self?.load() }
    load()
  }

  /// Loads the posts with the indicator running, then reloads the table.
  ///
  /// - Returns: The task, which tests await; nil before the view is loaded.
  @discardableResult public func load() -> Task<Void, Never>? {
    loading?.start(for: self) { [weak self] error in
      self?.showFailure("The Posts Were Not Loaded", error) { self?.load() }
    }
  }

  /// Centres the indicator.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    activityIndicator?.center(in: view)
  }
}

extension PostsViewController: RowsReloading {
  /// Reloads the table after each load of the data source, also after another screen's.
  public func reloadData() {
    tableView?.reloadData()
    tableView?.showEmpty("There are no posts yet.")
  }
}

extension PostsViewController: TableViewDelegate {
  /// Shows the post of the row. The next screen receives the post's identifier.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let post = serviceLocator?.dataSource.item(inRow: indexPath.row) else { return }
    showPost(post.id)
  }
}

#if canImport(Storyboard)
  extension PostsViewController: StoryboardHosted {}
#endif
