import Domain
import HeadlessUI
import PostsScreen
import Presenter
import ServiceLocator
import Storyboard

/// With this conformance, the loader calls `awakeFromNib()` of each placeholder of this class.
extension SharedPostServiceLocator: NibAwaking {}

/// The list of posts. `PostRows` fills the table, so the controller forwards no table calls.
final class PostsController: UIViewController, StoryboardHosted {
  var storyboard: StoryboardLoader?
  var serviceLocator: (any PostLocating)?
  var tableView: UITableView?
  let activity = LoggingActivity()
  private var rows: PostRows?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let source = serviceLocator?.dataSource, let tableView else { return }
    let context = PresentationContext(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, now: { .distantPast })
    rows = PostRows(source, PostsDisplay(), in: context)
    rows?.show(in: tableView)
  }

  /// Loads the posts with an activity indicator, then reloads the table.
  func load() async {
    guard let source = serviceLocator?.dataSource else { return }
    await ListLoad(source, activity: activity).start(for: self) { _ in }.value
  }

  /// Passes the post of a row to the next screen, as the table's delegate does.
  func select(row: Int) throws {
    guard let post = serviceLocator?.dataSource.item(inRow: row) else { return }
    try storyboard?.performSegue(withIdentifier: "showPost", from: self) {
      (next: PostDetailController) in next.post = post
    }
  }
}

extension PostsController: RowsReloading {
  func reloadData() { tableView?.reloadData() }
}

/// The screen of a post.
final class PostDetailController: UIViewController {
  var serviceLocator: (any PostLocating)?
  var textLabel: UILabel?
  var post: Post?
}

/// An activity indicator that records the calls to its methods.
final class LoggingActivity: UIActivityIndicatorView {
  private(set) var log: [String] = []

  override func startAnimating() { log.append("activity shown") }
  override func stopAnimating() { log.append("activity hidden") }
}

extension StoryboardClasses {
  /// Returns the HeadlessUI classes and the classes of the posts storyboard. `makeLocator` creates
  /// the storyboard's `PostServiceLocator` object.
  static func posts<Locator: PostLocating>(
    _ makeLocator: @escaping @MainActor () -> Locator
  ) -> StoryboardClasses {
    var classes = StoryboardClasses.headless
    classes.add(Locator.self, named: "PostServiceLocator", make: makeLocator)
    classes.add(
      PostsController.self,
      outlets: [
        OutletBinding("serviceLocator", \.serviceLocator), OutletBinding("tableView", \.tableView),
        OutletBinding("activityIndicator") { (_: PostsController, _: UIActivityIndicatorView) in },
      ]
    ) { PostsController() }
    classes.add(
      PostDetailController.self,
      outlets: [
        OutletBinding("serviceLocator", \.serviceLocator), OutletBinding("textLabel", \.textLabel),
      ]
    ) { PostDetailController() }
    classes.add(UIViewController.self, named: "ComposeController") { UIViewController() }
    return classes
  }
}

/// A post reader that receives its dependency in the initializer.
final class PostReader: Sendable {
  private let session: any PostSession

  init(session: any PostSession) {
    self.session = session
  }

  func count() async throws -> Int { try await session.posts().count }
}

/// A post reader that gets its dependency from a locator. Its callers cannot see the dependency.
final class SecretivePostReader: Sendable {
  private let services: ServiceScope

  init(services: ServiceScope) {
    self.services = services
  }

  func count() async throws -> Int {
    try await services.resolve((any PostSession).self).posts().count
  }
}
