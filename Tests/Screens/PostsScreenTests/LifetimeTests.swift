import Domain
import HeadlessUI
import Pilot
import PostsScreen
import ServiceLocator
import Storyboard
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Posts: lifetime", .tags(.memory),
  .timeLimit(.minutes(3)))
@MainActor
struct PostsLifetimeTests {
  private let post = Post.fixture(1, "Hello")

  @Test("a closed list is deallocated", arguments: ListForm.allCases)
  func list(_ form: ListForm) async throws {
    try await expectFreed {
      let stage = try PostsStage(form, posts: [post])
      try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 1 }
      try stage.pilot.selectRow("Hello")
      try await stage.pilot.waitWhileBusy()
      try stage.pilot.tap("Posts")
      stage.pilot.window.rootViewController = nil
      return try #require(stage.navigation.viewControllers.first)
    }
  }

  @Test("a post's screen is deallocated after the user goes back", arguments: ListForm.allCases)
  func onePost(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: [post])
    try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 1 }
    try await expectFreed {
      try stage.pilot.selectRow("Hello")
      try await stage.pilot.waitWhileBusy()
      let shown = try #require(stage.navigation.topViewController)
      try stage.pilot.tap("Posts")
      return shown
    }
  }

  @Test("the service locator, the data source and the storyboard are deallocated with the window")
  func parts() async throws {
    weak var source: PostDataSource?
    weak var screens: PostsStoryboard?
    try await expectFreed {
      let locator = PostServiceLocator(session: MockSession([post]))
      source = locator.dataSource
      let made = try PostsStoryboard(.posts(), context: .test) { locator }
      screens = made
      let window = UIWindow(size: .init(width: 640, height: 1056))
      window.rootViewController = try made.initialViewController()
      window.makeKeyAndVisible()
      try await ScreenPilot(window).waitUntil("the posts are loaded") { $0.rowCount == 1 }
      return locator
    }
    #expect(source == nil)
    #expect(screens == nil)
  }

  @Test(
    "a list that is closed during a load is deallocated immediately, and its indicator stops",
    arguments: ListForm.allCases, [true, false])
  func closedWhileLoading(_ form: ListForm, _ succeeds: Bool) async throws {
    let gate = Gate()
    var indicators: [UIActivityIndicatorView] = []
    var window: UIWindow?
    try await expectFreed {
      let stage = try PostsStage(form, posts: [post], gate: gate)
      if !succeeds { stage.session.answer(.failure(.unreachable(reason: "no network"))) }
      await gate.waitForWaiter()
      window = stage.pilot.window
      let list = try #require(stage.navigation.topViewController)
      indicators = PostsStage.indicators(in: list.view)
      #expect(indicators.map(\.isAnimating) == [true])
      stage.pilot.window.rootViewController = nil
      return list
    }
    gate.open()
    try await hidden(indicators)
    #expect(window?.rootViewController == nil)
  }

  @Test("a post's screen that is closed during a load is deallocated, and its indicator stops")
  func postClosedWhileLoading() async throws {
    let gate = Gate()
    let session = MockSession([post], gate: gate)
    var indicators: [UIActivityIndicatorView] = []
    try await expectFreed {
      let screens = try PostsStoryboard(.posts(), context: .test) {
        PostServiceLocator(session: session)
      }
      let list = try #require(
        try screens.initialViewController() as? UINavigationController)
      let storyboard = (list.topViewController as? PostsViewController)?.storyboard
      let one: PostViewController = try #require(
        try storyboard?.instantiateViewController(withIdentifier: "Post"))
      one.postID = post.id
      one.loadViewIfNeeded()
      await gate.waitForWaiter()
      indicators = PostsStage.indicators(in: one.view)
      #expect(indicators.map(\.isAnimating) == [true])
      return one
    }
    gate.open()
    try await hidden(indicators)
  }

  /// Waits until the indicators have stopped and are hidden.
  private func hidden(_ indicators: [UIActivityIndicatorView]) async throws {
    let window = UIWindow(size: .init(width: 100, height: 100))
    let host = UIViewController()
    window.rootViewController = host
    window.makeKeyAndVisible()
    for indicator in indicators { host.view.addSubview(indicator) }
    try await ScreenPilot(window).waitWhileBusy()
    #expect(indicators.map(\.isAnimating) == [false])
    #expect(indicators.map(\.isHidden) == [true])
  }
}
