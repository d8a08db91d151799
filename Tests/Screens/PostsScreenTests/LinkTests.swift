import CoordinatedPosts
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
  "Posts: a link opens the screen of one post in a second flow", .recordsViolations,
  .timeLimit(.minutes(3)))
@MainActor
struct LinkTests {
  private let two: [Post] = [.fixture(1, "Hello"), .fixture(2, "Good night")]

  @Test("the linked post covers the list until a tap on Done", arguments: ListForm.allCases)
  func opens(_ form: ListForm) async throws {
    let stage = try await makeStage(form)
    try stage.openLink(two[1].id)
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.title == "Post")
    let text = try stage.pilot.text(of: "Text")
    #expect(text == "Good night")
    try stage.pilot.tap("Done")
    try await stage.pilot.waitUntil("the list is shown") { $0.title == "Posts" }
    #expect(stage.titles == ["Hello", "Good night"])
  }

  @Test(
    "after the link is closed, a selected row still opens its post", arguments: ListForm.allCases)
  func listAfterLink(_ form: ListForm) async throws {
    let stage = try await makeStage(form)
    try stage.openLink(two[1].id)
    try await stage.pilot.waitWhileBusy()
    try stage.pilot.tap("Done")
    try await stage.pilot.waitUntil("the list is shown") { $0.title == "Posts" }
    try stage.pilot.selectRow("Hello")
    try await stage.pilot.waitWhileBusy()
    #expect(stage.navigation.viewControllers.count == 2)
  }

  @Test("a screen that a link opened is deallocated after Done", arguments: ListForm.allCases)
  func freed(_ form: ListForm) async throws {
    let stage = try await makeStage(form)
    try await expectFreed {
      try stage.openLink(two[0].id)
      try await stage.pilot.waitWhileBusy()
      let shown = try #require(stage.navigation.presentedViewController as? UINavigationController)
      let screen = try #require(shown.topViewController)
      try stage.pilot.tap("Done")
      try await stage.pilot.waitUntil("the list is shown") { $0.title == "Posts" }
      return screen
    }
  }

  @Test(
    "closing a linked post's screen during the load deallocates the screen immediately",
    arguments: ListForm.allCases)
  func closedWhileLoading(_ form: ListForm) async throws {
    let gate = Gate()
    let stage = try PostsStage(form, posts: two, gate: gate)
    await gate.waitForWaiter()
    try await expectFreed {
      try stage.openLink(two[0].id)
      try await stage.pilot.waitUntil("the post is shown") { $0.title == "Post" }
      let shown = try #require(stage.navigation.presentedViewController as? UINavigationController)
      let screen = try #require(shown.topViewController)
      try stage.pilot.tap("Done")
      try await stage.pilot.waitUntil("the list is shown") { $0.title == "Posts" }
      return screen
    }
    gate.open()
  }

  @Test(
    "a storyboard's post screen can be created without a post's identifier, but loads nothing",
    .tags(.trap))
  func noIdentifier() throws {
    let session = MockSession(two)
    let loader = try StoryboardLoader(
      .posts(), classes: .posts(in: .test, PostsDisplay()) { PostServiceLocator(session: session) })
    let screen: PostsScreen.PostViewController = try loader.instantiateViewController(
      withIdentifier: "Post")
    screen.loadViewIfNeeded()
    #expect(screen.load() == nil)
    #expect(session.requests == 0)
  }

  @Test("after its coordinator is deallocated, a list opens no post", .tags(.trap))
  func noCoordinator() async throws {
    var coordinator: PostsCoordinator? = PostsCoordinator(
      PostDataSource(session: MockSession(two)), in: .test)
    coordinator?.start()
    let navigation = try #require(coordinator?.navigation)
    let window = UIWindow(size: .init(width: 640, height: 1056))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let pilot = ScreenPilot(window)
    try await pilot.waitUntil("the posts are loaded") { $0.rowCount == 2 }
    coordinator = nil
    try pilot.selectRow("Hello")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("a coordinator that no object retains is deallocated", .tags(.memory))
  func coordinatorFreed() async {
    await expectFreed {
      let coordinator = PostsCoordinator(
        PostDataSource(session: MockSession(two)), in: .test)
      coordinator.start()
      coordinator.navigation.topViewController?.loadViewIfNeeded()
      return coordinator
    }
  }

  private func makeStage(_ form: ListForm) async throws -> PostsStage {
    let stage = try PostsStage(form, posts: two)
    try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 2 }
    return stage
  }
}
