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

/// The document's controller and its cure: one specification holds both.
enum ListForm: String, CaseIterable, CustomTestStringConvertible {
  case posts = "PostsViewController"
  case forwarding = "ForwardingPostsViewController"

  var testDescription: String { rawValue }
}

/// The screens in a window, out of the storyboard that is shipped, on a session with fixed posts.
@MainActor
struct PostsStage {
  let pilot: ScreenPilot
  let navigation: NavigationController
  let session: MockSession

  init(
    _ form: ListForm = .posts, posts: [Post] = [], failure: ServerError? = nil, gate: Gate? = nil
  ) throws {
    let session = MockSession(posts, gate: gate)
    if let failure { session.answer(.failure(failure)) }
    try self.init(form, session) { PostServiceLocator(session: session) }
  }

  /// The screens of a storyboard whose scenes get their placeholders from `makeLocator`.
  init(
    _ form: ListForm, _ session: MockSession,
    makeLocator: @escaping @MainActor () -> PostServiceLocator
  ) throws {
    self.session = session
    let storyboard = try StoryboardFile.posts(replacing: "PostsViewController", with: form.rawValue)
    let screens = try PostsStoryboard(storyboard, context: .test, makeLocator)
    let window = Window(size: CGSize(width: 640, height: 1056))
    window.rootViewController = try screens.initialViewController()
    navigation = try #require(window.rootViewController as? NavigationController)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  var titles: [String] { pilot.rows.map(\.title) }

  /// Every indicator below the view, hidden ones too.
  static func indicators(in view: View) -> [ActivityIndicatorView] {
    view.subviews.flatMap { indicators(in: $0) }
      + [view].compactMap { $0 as? ActivityIndicatorView }
  }
}

extension StoryboardFile {
  /// The text of the storyboard that is shipped.
  static func postsText() throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Screens/PostsScreen/Main.storyboard").standardized
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The storyboard that is shipped, with a part of its text replaced.
  static func posts(replacing part: String, with other: String) throws -> StoryboardFile {
    let text = try postsText().replacing(part, with: other)
    return try StoryboardFile(data: Data(text.utf8), name: "Main.storyboard")
  }
}

extension PresentationContext {
  /// American English, Greenwich, and a clock that stands.
  static let test = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_700_000_000) })
}
