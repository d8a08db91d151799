import CoordinatedPosts
import Domain
import HeadlessUI
import Pilot
import PostsScreen
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Posts: all versions of the list", .tags(.mockInjection),
  .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct PostsListTests {
  private let three: [Post] = [
    .fixture(1, "Hello\nfrom Ada"), .fixture(2, "Good night"), .fixture(3, "Eggs and milk"),
  ]
  private let offline = ServerError.unreachable(reason: "no network")

  @Test("the list shows the first line of each post", arguments: ListForm.allCases)
  func shows(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: three)
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.title == "Posts")
    #expect(stage.titles == ["Hello", "Good night", "Eggs and milk"])
    #expect(stage.session.requests == 1)
  }

  @Test("the indicator animates until the posts are loaded", arguments: ListForm.allCases)
  func busy(_ form: ListForm) async throws {
    let gate = Gate()
    let stage = try PostsStage(form, posts: three, gate: gate)
    #expect(stage.pilot.isBusy)
    await gate.waitForWaiter()
    #expect(stage.titles.isEmpty)
    gate.open()
    try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 3 }
    #expect(!stage.pilot.isBusy)
  }

  @Test("an empty list shows a message", arguments: ListForm.allCases)
  func empty(_ form: ListForm) async throws {
    let stage = try PostsStage(form)
    try await stage.pilot.waitUntil("the list shows the message") {
      $0.labels.contains("There are no posts yet.")
    }
    stage.session.answer(.success(three))
    try stage.pilot.tap("Refresh")
    try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 3 }
    #expect(!stage.pilot.labels.contains("There are no posts yet."))
  }

  @Test(
    "after a failed load, an alert appears, the indicator stops, and the rows stay",
    arguments: ListForm.allCases)
  func failure(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: three)
    try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 3 }
    stage.session.answer(.failure(offline))
    try stage.pilot.tap("Refresh")
    try await stage.pilot.waitUntil("an alert is shown") { $0.alert != nil }
    #expect(stage.pilot.alert?.title == "The Posts Were Not Loaded")
    #expect(stage.pilot.alert?.message == offline.description)
    #expect(!stage.pilot.isBusy)
    try stage.pilot.answer("OK")
    #expect(stage.titles == ["Hello", "Good night", "Eggs and milk"])
  }

  @Test(
    "pull-to-refresh loads the posts again, and ends after the load",
    arguments: ListForm.allCases)
  func pull(_ form: ListForm) async throws {
    let stage = try PostsStage(form)
    try await stage.pilot.waitWhileBusy()
    stage.session.answer(.success(three))
    try stage.pilot.pullToRefresh()
    #expect(stage.pilot.isBusy)
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.rowCount == 3)
  }

  @Test("pull-to-refresh ends if the load fails", arguments: ListForm.allCases)
  func failedPull(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: three)
    try await stage.pilot.waitWhileBusy()
    stage.session.answer(.failure(offline))
    try stage.pilot.pullToRefresh()
    try await stage.pilot.waitUntil("an alert is shown") { $0.alert != nil }
    try await stage.pilot.waitWhileBusy()
    try stage.pilot.answer("OK")
    try stage.pilot.pullToRefresh()
  }

  @Test("“Try Again” after a failed load loads the posts", arguments: ListForm.allCases)
  func tryAgain(_ form: ListForm) async throws {
    let stage = try PostsStage(form, failure: offline)
    try await stage.pilot.waitUntil("an alert is shown") { $0.alert != nil }
    stage.session.answer(.success(three))
    try stage.pilot.answer("Try Again")
    try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 3 }
    #expect(stage.session.requests == 2)
  }

  @Test(
    "if a load fails while an alert is being dismissed, a second alert appears afterwards",
    arguments: ListForm.allCases)
  func failureDuringDismissal(_ form: ListForm) async throws {
    let stage = try PostsStage(form, failure: offline)
    try await stage.pilot.waitUntil("an alert is shown") { $0.alert != nil }
    let first = stage.navigation.presentedViewController
    stage.pilot.window.holdsTransitions = true
    stage.navigation.dismiss(animated: true)
    await stage.load()
    #expect(stage.navigation.presentedViewController === first)
    stage.pilot.window.holdsTransitions = false
    try await stage.pilot.waitUntil("another alert is shown") {
      $0.alert != nil && stage.navigation.presentedViewController !== first
    }
    #expect(stage.pilot.alert?.title == "The Posts Were Not Loaded")
  }

  @Test(
    "if a load of the list fails behind another screen, the alert appears over that screen",
    arguments: ListForm.allCases)
  func failureWhileCovered(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: three)
    try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 3 }
    try stage.pilot.selectRow("Good night")
    try await stage.pilot.waitWhileBusy()
    stage.session.answer(.failure(offline))
    await stage.load()
    #expect(stage.pilot.alert?.title == "The Posts Were Not Loaded")
  }

  @Test(
    "a failed load shows no alert after the screens have left the window",
    arguments: ListForm.allCases)
  func failureWithoutWindow(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: three)
    try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 3 }
    stage.pilot.window.rootViewController = UIViewController()
    stage.session.answer(.failure(offline))
    await stage.load()
    #expect(stage.navigation.presentedViewController == nil)
  }

  @Test("a tapped row does not stay selected", arguments: ListForm.allCases)
  func deselected(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: three)
    try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 3 }
    let list = try #require(stage.navigation.topViewController)
    try stage.pilot.selectRow("Good night")
    #expect(stage.navigation.topViewController !== list)
    let table = try #require(PostsStage.table(in: list.view))
    #expect(table.indexPathForSelectedRow == nil)
  }
}

extension PostsStage {
  /// Loads the list again.
  fileprivate func load() async {
    let list = navigation.viewControllers.first
    await (list as? PostsViewController)?.load()?.value
    await (list as? CoordinatedPosts.PostsListViewController)?.load().value
    await (list as? ForwardingPostsViewController)?.load()?.value
  }
}
