import Domain
import Foundation
import HeadlessUI
import Pilot
import PostsScreen
import Presenter
import ServiceLocator
import Storyboard
import TestDoubles
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The two versions of the list, which pass the same tests.
enum ListForm: String, CaseIterable, CustomTestStringConvertible {
  case posts = "PostsViewController"
  case forwarding = "ForwardingPostsViewController"

  var testDescription: String { rawValue }
}

/// The screens of the module's storyboard in a window, with fixed posts.
@MainActor
struct PostsStage {
  let pilot: ScreenPilot
  let navigation: NavigationController
  let session: MockSession

  init(
    _ form: ListForm = .posts, posts: [Post] = [], failure: ServerError? = nil, gate: Gate? = nil,
    display: PostsDisplay = PostsDisplay()
  ) throws {
    let session = MockSession(posts, gate: gate)
    if let failure { session.answer(.failure(failure)) }
    try self.init(form, session, display: display) { PostServiceLocator(session: session) }
  }

  /// Makes the screens with the service locators that `makeLocator` returns.
  init(
    _ form: ListForm, _ session: MockSession, display: PostsDisplay = PostsDisplay(),
    makeLocator: @escaping @MainActor () -> PostServiceLocator
  ) throws {
    self.session = session
    let storyboard = try StoryboardFile.posts(replacing: "PostsViewController", with: form.rawValue)
    let screens = try PostsStoryboard(
      storyboard, context: .test, display: display, makeLocator)
    let window = Window(size: CGSize(width: 640, height: 1056))
    window.rootViewController = try screens.initialViewController()
    navigation = try #require(window.rootViewController as? NavigationController)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  var titles: [String] { pilot.rows.map(\.title) }

  /// Returns all indicators below the view, including hidden ones.
  static func indicators(in view: View) -> [ActivityIndicatorView] {
    view.subviews.flatMap { indicators(in: $0) }
      + [view].compactMap { $0 as? ActivityIndicatorView }
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
