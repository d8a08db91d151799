import CoordinatedPosts
import Domain
import HeadlessUI
import Pilot
import PostsScreen
import Presenter
import ScriptRunner
import ServiceLocator
import Storyboard
import TerminalUI

/// The composition root, which makes the services and connects the screens.
///
/// The app scope contains the session, and the posts scope contains the data source. The window
/// retains the screens, which retain the data source.
@MainActor
final class PostsApp: ScriptedScreen {
  let pilot: ScreenPilot
  let source: any PostsSource
  /// The storyboard with the screens, or nil if a coordinator shows the screens.
  let storyboard: StoryboardFile?
  /// Opens a post from a link.
  let openLink: @MainActor (Post.ID) throws -> Void
  /// Returns the date of a post that is written now.
  let now: @Sendable () -> Date
  private let renderer: ScreenRenderer

  /// Checks the storyboard and shows its first screen.
  ///
  /// If `storyboard` is nil, shows the coordinator's first screen.
  init(
    _ storyboard: StoryboardFile?, source: any PostsSource, context: PresentationContext,
    size: GridSize
  ) throws {
    self.storyboard = storyboard
    self.source = source
    now = context.now
    let app = ServiceScope("app") { $0.register((any PostSession).self) { _ in source.session } }
    let locator = try ScopedPostLocator(.posts(parent: app))
    renderer = ScreenRenderer(size: size, numbersRows: true)
    let window = UIWindow(size: renderer.windowSize)
    if let storyboard {
      let screens = try PostsStoryboard(storyboard, context: context) { locator }
      let first = try screens.initialViewController()
      window.rootViewController = first
      openLink = { [weak first] in
        if let first { try screens.openLink(to: $0, over: first) }
      }
    } else {
      let coordinator = PostsCoordinator(locator.dataSource, in: context)
      window.rootViewController = coordinator.navigation
      coordinator.start()
      openLink = { coordinator.openLink(to: $0) }
    }
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  /// The screen as text.
  var picture: String { renderer.picture(of: pilot.window) }

  /// Waits until the screen is idle. If an alert appeared, closes it and throws its text.
  func settle() async throws {
    try await pilot.waitWhileBusy()
    guard let alert = pilot.alert else { return }
    try pilot.answer("OK")
    throw ProgramError("\(alert.title): \(alert.message)")
  }
}
