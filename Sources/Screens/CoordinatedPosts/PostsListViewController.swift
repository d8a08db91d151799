import Domain
import Interaction
import PostsScreen
public import ServiceLocator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A list of posts that calls a closure to open another screen.
///
/// The class refers to no other screen. It calls `openPost` with the identifier of the selected
/// post, and `openDisplay` after a tap on the Display button.
///
/// - Lifetime: The controller holds `rows` and `loading`, which do not hold the controller. A
///   running load holds the indicator, and hides the indicator at the end.
@MainActor public final class PostsListViewController: UITableViewController {
  private let rows: PostRows
  private let openPost: @MainActor (Post.ID) -> Void
  private let openDisplay: @MainActor () -> Void
  private let loading: ListLoad
  private let activityIndicator = UIActivityIndicatorView(style: .large)

  init(
    _ rows: PostRows, openDisplay: @escaping @MainActor () -> Void,
    openPost: @escaping @MainActor (Post.ID) -> Void
  ) {
    self.rows = rows
    self.openDisplay = openDisplay
    self.openPost = openPost
    loading = ListLoad(rows.source, activity: activityIndicator)
    super.init(style: .plain)
    title = "Posts"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Connects the table to the data source, adds the buttons, and loads the posts.
  public override func viewDidLoad() {
    super.viewDidLoad()
    rows.show(in: tableView)
    view.addSubview(activityIndicator)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Display", primaryAction: UIAction { [weak self] _ in self?.openDisplay() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Refresh", primaryAction: UIAction { [weak self] _ in self?.load() })
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    tableView.refreshControl = refreshControl
    load()
  }

  /// Reloads the rows, because the user may have changed what a row shows.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  /// Loads the posts while the indicator animates, then reloads the table.
  ///
  /// - Returns: The running load, so a test can await it.
  @discardableResult public func load() -> Task<Void, Never> {
    loading.start(for: self) { [weak self] error in
      self?.showFailure("The Posts Were Not Loaded", error) { self?.load() }
    }
  }

  /// Loads the posts after the user pulled the table. When the load ends, the refresh control
  /// stops.
  private func refresh() {
    let loading = load()
    Task { [weak tableView] in
      await loading.value
      tableView?.refreshControl?.endRefreshing()
    }
  }

  /// Moves the indicator to the middle of the view.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    activityIndicator.center(in: view)
  }

  /// Reports the identifier of the selected post.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    openPost(rows.source.item(inRow: indexPath.row).id)
  }
}

extension PostsListViewController: RowsReloading {
  /// Reloads the table after a load, and shows a message if there are no posts.
  ///
  /// If another screen loads the posts of the same data source, this table reloads too.
  public func reloadData() {
    tableView.reloadData()
    show(message: rows.source.numberOfRows == 0 ? "There are no posts yet." : nil)
  }
}
