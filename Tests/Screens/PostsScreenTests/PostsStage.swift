import CoordinatedPosts
import Domain
import HeadlessUI
import Pilot
import PostsScreen
import Presenter
import ServiceLocator
import Storyboard
import TestDoubles
import Testing

/// The three versions of the flow, which pass the same tests.
enum ListForm: String, CaseIterable, CustomTestStringConvertible {
  case posts = "PostsViewController"
  case forwarding = "ForwardingPostsViewController"
  case coordinator = "PostsCoordinator"

  var testDescription: String { rawValue }
}

/// The screens of one version of the flow in a window, with fixed posts.
@MainActor
struct PostsStage {
  let pilot: ScreenPilot
  let navigation: UINavigationController
  let session: MockSession
  /// Opens a post from a link.
  let openLink: @MainActor (Post.ID) throws -> Void

  init(
    _ form: ListForm = .posts, posts: [Post] = [], failure: ServerError? = nil, gate: Gate? = nil,
    display: PostsDisplay = PostsDisplay()
  ) throws {
    let session = MockSession(posts, gate: gate)
    if let failure { session.answer(.failure(failure)) }
    try self.init(form, session, display: display) { PostServiceLocator(session: session) }
  }

  /// Makes the screens with the service locators that `makeLocator` returns.
  init<Locator: PostLocating>(
    _ form: ListForm, _ session: MockSession, display: PostsDisplay = PostsDisplay(),
    makeLocator: @escaping @MainActor () -> Locator
  ) throws {
    self.session = session
    let navigation: UINavigationController
    if form == .coordinator {
      let coordinator = PostsCoordinator(
        makeLocator().dataSource, display: display, in: .test)
      coordinator.start()
      navigation = coordinator.navigation
      openLink = { coordinator.openLink(to: $0) }
    } else {
      let storyboard = try StoryboardFile.posts(
        replacing: "PostsViewController", with: form.rawValue)
      let screens = try PostsStoryboard(
        storyboard, context: .test, display: display, makeLocator)
      let first = try #require(try screens.initialViewController() as? UINavigationController)
      navigation = first
      openLink = { [weak first] in
        if let first { try screens.openLink(to: $0, over: first) }
      }
    }
    self.navigation = navigation
    let window = UIWindow(size: CGSize(width: 640, height: 1056))
    window.rootViewController = navigation
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  var titles: [String] { pilot.rows.map(\.title) }

  /// Returns the first table in the view.
  static func table(in view: UIView) -> UITableView? {
    view as? UITableView ?? view.subviews.lazy.compactMap { table(in: $0) }.first
  }

  /// Returns all indicators in the view, including hidden ones.
  static func indicators(in view: UIView) -> [UIActivityIndicatorView] {
    view.subviews.flatMap { indicators(in: $0) }
      + [view].compactMap { $0 as? UIActivityIndicatorView }
  }
}

extension StoryboardFile {
  /// Returns the text of the module's storyboard.
  static func postsText() throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Screens/PostsScreen/Main.storyboard").standardized
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Returns the module's storyboard with a part of its text replaced.
  static func posts(replacing part: String, with other: String) throws -> StoryboardFile {
    let text = try postsText().replacing(part, with: other)
    return try StoryboardFile(data: Data(text.utf8), name: "Main.storyboard")
  }
}

extension PresentationContext {
  /// American English, GMT and a fixed clock.
  static let test = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_700_000_000) })
}
