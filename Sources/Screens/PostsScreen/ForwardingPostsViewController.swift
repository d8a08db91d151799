import Domain
import ServiceLocator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A list of posts that forwards each table call to the locator's data source.
///
/// This class forwards only two calls, but a table with headers, editing and moved rows needs a
/// dozen. None of them can be tested without the controller. Compare ``PostsViewController``.
@MainActor public final class ForwardingPostsViewController: PostsListViewController {
  /// Becomes the table's data source, and loads the posts.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView?.register(PostCell.self, forCellReuseIdentifier: "Post")
    tableView?.dataSource = self
    serviceLocator?.dataSource.add(self)
    load()
  }

  /// Loads the posts. `defer` hides the indicator on success and on failure.
  @discardableResult public override func load() -> Task<Void, Never>? {
    guard let source = serviceLocator?.dataSource, let activityIndicator else { return nil }
    activityIndicator.startAnimating()
    return Task { [weak self] in
      do {
        defer {
          activityIndicator.stopAnimating()
          source.reloadLists()
        }
        try await source.load()
      } catch {
        self?.showLoadFailure(error)
      }
    }
  }
}

extension ForwardingPostsViewController: UITableViewDataSource {
  /// Returns the data source's number of rows.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    serviceLocator?.dataSource.numberOfRows ?? 0
  }

  /// Returns a cell with the data source's post in the row.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
    rows?.fill(cell, inRow: indexPath.row)
    return cell
  }
}
