import Domain
import Foundation
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
/// It holds the source of the posts and the window. The window holds the screens, each screen holds
/// its placeholder, and each placeholder holds the session.
@MainActor
final class PostsApp: ScriptedScreen {
  let pilot: ScreenPilot
  let source: any PostsSource
  let storyboard: StoryboardFile
  /// Returns the date of a post that is written now.
  let now: @Sendable () -> Date
  private let renderer: ScreenRenderer

  /// Checks the storyboard and shows its initial view controller.
  init(
    _ storyboard: StoryboardFile, source: any PostsSource, context: PresentationContext,
    size: GridSize
  ) throws(StoryboardError) {
    self.storyboard = storyboard
    self.source = source
    now = context.now
    let session = source.session
    let screens = try PostsStoryboard(storyboard, context: context) {
      PostServiceLocator(session: session)
    }
    renderer = ScreenRenderer(size: size, numbersRows: true)
    let window = Window(size: renderer.windowSize)
    window.rootViewController = try screens.initialViewController()
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
