import Domain
import HeadlessUI
import ServiceLocator
import Storyboard
import TestDoubles
import TestSupport
import Testing

extension SharedPostServiceLocator: NibAwaking {}

/// A screen with a service locator.
@MainActor private final class PostsScreen<Locator: AnyObject>: UIViewController, StoryboardHosted {
  var serviceLocator: Locator?
  var tableView: UITableView?
  var activityIndicator: UIActivityIndicatorView?
  var postID: Post.ID?
  var storyboard: StoryboardLoader?
  private(set) var postIDWhenLoaded: Post.ID?

  override func viewDidLoad() {
    super.viewDidLoad()
    postIDWhenLoaded = postID
  }
}

@Suite("Object placeholders with a service locator")
@MainActor struct PostPlaceholderTests {
  @Test("two screens with `PostServiceLocator` have two data sources", .tags(.trap))
  func documentsLocator() throws {
    let (_, first, second) = try makeTwoScreens { PostServiceLocator() }
    #expect(first.serviceLocator != nil)
    #expect(first.serviceLocator?.dataSource !== second.serviceLocator?.dataSource)
    #expect(first.serviceLocator?.dataSource === first.serviceLocator?.dataSource)
  }

  @Test("a placeholder is created with its `init()`, which runs before `awakeFromNib()`")
  func initRuns() throws {
    var made: [InitLocator] = []
    _ = try makeTwoScreens {
      made.append(InitLocator())
      return made[made.count - 1]
    }
    #expect(made.map(\.calls) == [["init", "awakeFromNib"], ["init", "awakeFromNib"]])
  }

  @Test("two `SharedPostServiceLocator` placeholders share one data source and one download")
  func sharedLocator() async throws {
    let session = MockSession([.fixture(1, "Hello")])
    let (_, first, second) = try PostServices.$current.withValue(PostServices(session: session)) {
      try makeTwoScreens { SharedPostServiceLocator() }
    }
    let source = try #require(first.serviceLocator?.dataSource)
    #expect(source === second.serviceLocator?.dataSource)
    try await source.load()
    #expect(session.requests == 1)
    #expect(second.serviceLocator?.dataSource.items == [.fixture(1, "Hello")])
  }

  @Test("a task-local value of `PostServices.current` does not affect other tasks or later code")
  func bindingDoesNotLeak() async {
    let app = PostServices.current
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask { await expectOwnGroup() }
      }
    }
    #expect(PostServices.current === app)
    #expect(SharedPostServiceLocator().dataSource === app.dataSource.service)
  }

  private func expectOwnGroup() async {
    let own = PostServices(session: MockSession())
    let locator = SharedPostServiceLocator()
    PostServices.$current.withValue(own) { locator.awakeFromNib() }
    await Task.yield()
    #expect(locator.dataSource === own.dataSource.service)
  }

  @Test("the outlets connect the table and the indicator of the screen's view")
  func outlets() throws {
    let (_, screen, _) = try makeTwoScreens { PostServiceLocator() }
    screen.loadViewIfNeeded()
    #expect(screen.tableView?.superview === screen.view)
    #expect(screen.activityIndicator?.superview === screen.view)
  }

  @Test("a segue passes the post's identifier to the next screen and pushes the screen")
  func pushesNextScreen() throws {
    let (navigation, screen, _) = try makeTwoScreens { PostServiceLocator() }
    let post = Post.fixture(3, "Third")
    try screen.storyboard?.performSegue(withIdentifier: "showPost", from: screen) {
      (next: PostsScreen<PostServiceLocator>) in next.postID = post.id
    }
    let top = navigation.topViewController as? PostsScreen<PostServiceLocator>
    #expect(top !== screen)
    #expect(top?.postID == post.id)
    top?.loadViewIfNeeded()
    #expect(top?.postIDWhenLoaded == post.id, "The view loads after `prepare`.")
    #expect(top?.serviceLocator !== screen.serviceLocator)
  }

  /// Creates the list in its navigation controller, and the detail screen of a post.
  private func makeTwoScreens<Locator: AnyObject>(
    _ makeLocator: @escaping @MainActor () -> Locator
  ) throws -> (UINavigationController, PostsScreen<Locator>, PostsScreen<Locator>) {
    typealias Screen = PostsScreen<Locator>
    var classes = StoryboardClasses.headless
    classes.add(Locator.self, named: "PostServiceLocator", make: makeLocator)
    for name in ["PostsController", "PostDetailController", "ComposeController"] {
      classes.add(
        Screen.self, named: name,
        outlets: [
          OutletBinding("serviceLocator", \Screen.serviceLocator),
          OutletBinding("tableView", \Screen.tableView),
          OutletBinding("activityIndicator", \Screen.activityIndicator),
          OutletBinding("textLabel") { (_: Screen, _: UILabel) in },
        ]
      ) { Screen() }
    }
    let loader = try StoryboardLoader(StoryboardSample.storyboard(), classes: classes)
    let navigation: UINavigationController = try loader.instantiateInitialViewController()
    let posts = try #require(navigation.topViewController as? Screen)
    return (navigation, posts, try loader.instantiateViewController(withIdentifier: "Post"))
  }
}

/// A placeholder that records its calls.
@MainActor private final class InitLocator: NibAwaking {
  private(set) var calls: [String] = []

  init() { calls.append("init") }
  func awakeFromNib() { calls.append("awakeFromNib") }
}
