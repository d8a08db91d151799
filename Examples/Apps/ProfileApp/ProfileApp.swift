import Database
import Domain
import HeadlessUI
import Navigator
import Pilot
import Presenter
import ProfileScreen
import ScriptRunner
import TerminalUI

/// The composition root, which makes the services and connects the screens.
///
/// This object retains the window and the flow. The window retains the screens, and the screens
/// retain their services.
@MainActor
final class ProfileApp: ScriptedScreen {
  let pilot: ScreenPilot
  let flow: ProfileFlow
  let server: DemoProfileServer
  private let database: DatabaseStack
  private let keyboard: KeyboardSimulator
  private var renderer: ScreenRenderer

  /// Opens the database and shows Grace's profile.
  ///
  /// - Parameter context: Returns the locale and clock. Its argument is the date of the newest
  ///   stored post, or the distant past if no post is stored.
  init(
    at location: DatabaseLocation, size: GridSize, context: (Date) -> PresentationContext
  ) async throws(StoreError) {
    database = try DatabaseStack(at: location, schema: .addressBook)
    let posts = SQLitePostStore(database)
    let stored = try await posts.posts(by: nil)
    let context = context(stored.map(\.date).max() ?? .distantPast)
    if stored.isEmpty {
      try await posts.save(DemoPeople.posts(now: context.now()))
    }
    server = DemoProfileServer(user: DemoPeople.grace)
    let center = NotificationCenter()
    flow = ProfileFlow(
      ProfileServices(
        service: server, posts: posts, user: DemoPeople.grace.id, context: context,
        keyboardCenter: center))
    renderer = ScreenRenderer(size: size, numbersRows: true)
    let window = UIWindow(size: renderer.windowSize)
    keyboard = KeyboardSimulator(window: window, center: center)
    window.rootViewController = flow.split
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Merges the database's log into its file.
  func close() async {
    await database.emptyLog()
  }

  /// The screen as text.
  var picture: String { renderer.picture(of: pilot.window) }

  /// Changes the window's size. With 80 columns or more, two screens fit.
  func resize(to size: GridSize) {
    renderer = ScreenRenderer(size: size, numbersRows: true)
    pilot.window.frame.size = renderer.windowSize
    pilot.window.layoutIfNeeded()
  }
}
