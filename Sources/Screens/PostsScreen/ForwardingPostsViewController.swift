import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import ServiceLocator

#if canImport(Storyboard)
  public import Storyboard
#endif

/// A list of posts that forwards each table call to the locator's data source.
///
/// Two calls are forwarded here. Headers, editing and moving rows would need a dozen, and none of
/// them can be tested without the controller. Compare ``PostsViewController``.
@MainActor public final class ForwardingPostsViewController: ViewController {
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

  /// Becomes the table's data source, and loads the posts.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Posts"
    tableView?.register(TableViewCell.self, forCellReuseIdentifier: "Post")
    tableView?.dataSource = self
    serviceLocator?.dataSource.observers.add(self)
    addRefreshButton { [weak self] in self?.load() }
    load()
  }

  /// Loads the posts. `defer` stops the indicator on success and on failure.
  ///
  /// - Returns: The task, which tests await; nil before the view is loaded.
  @discardableResult public func load() -> Task<Void, Never>? {
    guard let source = serviceLocator?.dataSource, let activityIndicator else { return nil }
    activityIndicator.startAnimating()
    return Task { [weak self] in
      var failure: (any Error)?
      do {
        defer { activityIndicator.stopAnimating() }
        try await source.load()
      } catch {
        failure = error
      }
      source.observers.reloadData()
      guard let failure else { return }
      self?.showFailure("The Posts Were Not Loaded", failure) { self?.load() }
    }
  }

  /// Centres the indicator.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    activityIndicator?.center(in: view)
  }
}

extension ForwardingPostsViewController: RowsReloading {
  /// Reloads the table after each load of the data source, also after another screen's.
  public func reloadData() {
    tableView?.reloadData()
    tableView?.showEmpty("There are no posts yet.")
  }
}

extension ForwardingPostsViewController: TableViewDataSource {
  /// Returns the data source's number of rows.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    serviceLocator?.dataSource.numberOfRows ?? 0
  }

  /// Returns a cell with the data source's text.
  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
    cell.textLabel?.text = serviceLocator?.dataSource.text(ofRow: indexPath.row).title
    return cell
  }
}

extension ForwardingPostsViewController: TableViewDelegate {
  /// Shows the post of the row. The next screen receives the post's identifier.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let post = serviceLocator?.dataSource.item(inRow: indexPath.row) else { return }
    showPost(post.id)
  }
}

#if canImport(Storyboard)
  extension ForwardingPostsViewController: StoryboardHosted {}
#endif
