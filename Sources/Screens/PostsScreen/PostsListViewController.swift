import Domain
import Interaction
import Presenter
public import ServiceLocator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

#if canImport(Storyboard)
  public import Storyboard
#endif

/// A list of posts from a storyboard: its outlets, its buttons and its segue.
///
/// ``PostsViewController`` and ``ForwardingPostsViewController`` connect the list to the locator's
/// data source, each in its own way.
@MainActor public class PostsListViewController: UIViewController {
  #if canImport(Storyboard)
    /// The loader that made the controller and makes the next screen.
    public var storyboard: StoryboardLoader?
  #else
    /// Passes the identifier of the post to the next screen.
    public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      (segue.destination as? PostViewController)?.postID = sender as? Post.ID
    }
  #endif

  // The outlets, which the storyboard connects.
  var serviceLocator: (any PostLocating)?
  var tableView: UITableView?
  var activityIndicator: UIActivityIndicatorView?
  private let display: PostsDisplay
  private let context: PresentationContext

  /// The rows of the locator's data source, with the user's display settings.
  lazy var rows = (serviceLocator?.dataSource).map { PostRows($0, display, in: context) }

  init(_ display: PostsDisplay, context: PresentationContext) {
    self.display = display
    self.context = context
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because `PostsStoryboard` creates this screen without a coder.
  public required init?(coder: NSCoder) { nil }

  /// Adds the buttons Display and Refresh, and a refresh control.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Posts"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Display", primaryAction: UIAction { [weak self] _ in self?.showDisplay() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Refresh", primaryAction: UIAction { [weak self] _ in self?.load() })
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    tableView?.refreshControl = refreshControl
  }

  /// Reloads the rows, because the user may have changed what a row shows.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView?.reloadData()
  }

  private func showDisplay() {
    navigationController?.pushViewController(PostsDisplayViewController(display), animated: true)
  }

  /// Loads the posts after the user pulled the table. When the load ends, the refresh control
  /// stops.
  private func refresh() {
    let loading = load()
    Task { [weak tableView] in
      await loading?.value
      tableView?.refreshControl?.endRefreshing()
    }
  }

  /// Loads the posts while an indicator animates, then reloads the table. Subclasses override this.
  ///
  /// - Returns: The task, which tests await; nil before the view is loaded.
  @discardableResult public func load() -> Task<Void, Never>? { nil }

  /// Places the indicator below the middle of the view.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    activityIndicator?.center(in: view)
  }

  /// Shows why the posts were not loaded, and a button to try again.
  func showLoadFailure(_ error: any Error) {
    showFailure("The Posts Were Not Loaded", error) { [weak self] in self?.load() }
  }
}

extension PostsListViewController: RowsReloading {
  /// Reloads the table after a load, and shows a message if there are no posts.
  ///
  /// If another screen loads the posts of the same data source, this table reloads too.
  public func reloadData() {
    guard let tableView else { return }
    tableView.reloadData()
    show(message: tableView.numberOfRows(inSection: 0) == 0 ? "There are no posts yet." : nil)
  }
}

extension PostsListViewController: UITableViewDelegate {
  /// Shows the post of the row. The next screen receives the post's identifier.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let post = serviceLocator?.dataSource.item(inRow: indexPath.row) else { return }
    #if canImport(Storyboard)
      do {
        try storyboard?.performSegue(withIdentifier: "showPost", from: self) {
          (next: PostViewController) in next.postID = post.id
        }
      } catch {
        showFailure("The Post Cannot Be Shown", error) {}
      }
    #else
      performSegue(withIdentifier: "showPost", sender: post.id)
    #endif
  }
}

#if canImport(Storyboard)
  extension PostsListViewController: StoryboardHosted {}
#endif
