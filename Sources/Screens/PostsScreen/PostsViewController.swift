import Foundation
import HeadlessAdapters
import HeadlessUI
import ServiceLocator
import Storyboard

/// The posts of the fifth document: a controller that comes out of a storyboard, with its services
/// in an object placeholder beside it (rows E1 and E5), and that forwards no table call (row E9).
///
/// It holds its loader, the placeholder, the rows and the load; none of them holds it. A load that
/// is under way holds the indicator, so that it is hidden although the screen may be gone by then.
/// ``ForwardingPostsViewController`` is the same screen as the document has it.
@MainActor public final class PostsViewController: ViewController, StoryboardHosted {
  /// The loader that made the controller; it makes the next screen.
  public var storyboard: StoryboardLoader?

  // The outlets.
  var serviceLocator: (any PostLocating)?
  var tableView: TableView?
  var activityIndicator: ActivityIndicatorView?

  private var rows: TableItemRows<PostDataSource>?
  private var loading: ListLoad<PostDataSource>?

  /// Puts the rows between the table and the source, and loads.
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

  /// Loads the posts: the indicator is shown, hidden again however it ends, then the table reloads.
  ///
  /// - Returns: the task, for a test to wait for; nil before the view is loaded.
  @discardableResult public func load() -> Task<Void, Never>? {
    loading?.start(for: self) { [weak self] error in
      self?.showFailure("The Posts Were Not Loaded", error) { self?.load() }
    }
  }

  /// Keeps the indicator in the middle.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    activityIndicator?.moveToMiddle(of: view)
  }
}
