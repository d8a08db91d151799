import Database
import Domain
import Foundation
import HeadlessUI
import Navigator
import Pilot
import Presenter
import ProfileScreen
import ScriptRunner
import TerminalUI

/// The composition root: the one place that makes real objects and hands them to each other.
///
/// It holds the window and the flow; the window holds the screens, the screens their services.
@MainActor
final class ProfileScene: ScriptedScreen {
  let pilot: ScreenPilot
  let flow: ProfileFlow
  let server: DemoProfileServer
  private let database: DatabaseStack
  private let keyboard: KeyboardSimulator
  private var renderer: ScreenRenderer

  /// Opens the database, and puts Grace's profile on screen.
  ///
  /// - Parameter settings: Returns the locale and clock for the date of the newest stored post.
  init(
    at location: DatabaseLocation, size: GridSize, settings: (Date) -> RunSettings
  ) async throws(StoreError) {
    database = try DatabaseStack(at: location, schema: .addressBook)
    let posts = SQLitePostStore(database)
    let stored = try await posts.posts(by: nil)
    let settings = settings(stored.map(\.date).max() ?? .distantPast)
    let context = PresentationContext(
      locale: settings.locale, timeZone: settings.timeZone, now: settings.now)
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
    let window = Window(size: renderer.windowSize)
    keyboard = KeyboardSimulator(window: window, center: center)
    window.rootViewController = flow.split
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Leaves the database as one file.
  func leave() async {
    await database.emptyLog()
  }

  /// The screen as text.
  var picture: String {
    var lines = renderer.render(pilot.window).lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Gives the window another size: from 80 columns on there is room for two screens.
  func resize(to size: GridSize) {
    renderer = ScreenRenderer(size: size, numbersRows: true)
    pilot.window.frame.size = renderer.windowSize
    pilot.window.layoutIfNeeded()
  }
}
