import CoordinatedPosts
import Domain
import HeadlessUI
import Pilot
import Presenter
import ServiceLocator
import TestDoubles

/// A check of a measured test has failed.
private struct CheckFailed: Error {}

extension ComparisonGroup {
  /// Compares tests of a screen with the same tests of the screen's data source.
  ///
  /// Tests usually run in a debug build, so a debug build's times are meaningful here.
  static let screenTests = ComparisonGroup(title: "Tests: a screen and its data source") {
    [
      Comparison(
        name: "load three posts, check the titles", direct: "the same test of the data source",
        goal: nil, pieces: 50,
        runDirect: { try await repeated(loadSource) }, runKit: { try await repeated(loadScreen) }),
      Comparison(
        name: "open one post, check its text", direct: "the same test of the data source",
        goal: nil, pieces: 50,
        runDirect: { try await repeated(openPost) }, runKit: { try await repeated(openScreen) }),
      Comparison(
        name: "a failed load, check the message", direct: "the same test of the data source",
        goal: nil, pieces: 50,
        runDirect: { try await repeated(failSource) }, runKit: { try await repeated(failScreen) }),
    ]
  }

  private static let posts: [Post] = [
    .fixture(1, "Hello"), .fixture(2, "Good night"), .fixture(3, "Eggs and milk"),
  ]
  private static let titles = ["Hello", "Good night", "Eggs and milk"]
  private static let offline = ServerError.unreachable(reason: "no network")

  private static func repeated(
    _ test: @MainActor () async throws -> Void
  ) async throws -> Duration {
    try await timed { for _ in 0..<50 { try await test() } }
  }

  private static func check(_ condition: Bool) throws {
    guard condition else { throw CheckFailed() }
  }

  private static func loadSource() async throws {
    let source = PostDataSource(session: MockSession(posts))
    try await source.load()
    try check(source.items.map(\.text) == titles)
  }

  private static func loadScreen() async throws {
    let (pilot, coordinator) = try await makeScreen(MockSession(posts))
    try check(pilot.rows.map(\.title) == titles && pilot.title == "Posts")
    keep(coordinator)
  }

  private static func openPost() async throws {
    let source = PostDataSource(session: MockSession(posts))
    try await source.load()
    let post = try await source.post(source.items[1].id)
    try check(post?.text == "Good night")
  }

  private static func openScreen() async throws {
    let (pilot, coordinator) = try await makeScreen(MockSession(posts))
    try pilot.selectRow("Good night")
    try await pilot.waitWhileBusy()
    try check(try pilot.text(of: "Text") == "Good night")
    keep(coordinator)
  }

  private static func failSource() async throws {
    let session = MockSession()
    session.answer(.failure(offline))
    do throws(ServerError) {
      try await PostDataSource(session: session).load()
    } catch {
      return try check(error == offline)
    }
    throw CheckFailed()
  }

  private static func failScreen() async throws {
    let session = MockSession()
    session.answer(.failure(offline))
    let (pilot, coordinator) = try await makeScreen(session)
    try await pilot.waitUntil("an alert is shown") { $0.alert != nil }
    try check(pilot.alert?.message == offline.description)
    keep(coordinator)
  }

  /// Shows the list in a window and waits for the first load.
  private static func makeScreen(
    _ session: MockSession
  ) async throws -> (ScreenPilot, PostsCoordinator) {
    let coordinator = PostsCoordinator(PostDataSource(session: session), in: .current)
    coordinator.start()
    let window = UIWindow(size: CGSize(width: 640, height: 1056))
    window.rootViewController = coordinator.navigation
    window.makeKeyAndVisible()
    let pilot = ScreenPilot(window)
    try await pilot.waitWhileBusy()
    return (pilot, coordinator)
  }
}
