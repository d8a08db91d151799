import Domain
import HeadlessUI
import Pilot
import PostsScreen
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Posts: the list, in the document's form and in its cure", .tags(.mockInjection),
  .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct PostsListTests {
  private let three: [Post] = [
    .fixture(1, "Hello\nfrom Ada"), .fixture(2, "Good night"), .fixture(3, "Eggs and milk"),
  ]
  private let offline = ServerError.unreachable(reason: "no network")

  @Test("shows the first line of each post, under a title", arguments: ListForm.allCases)
  func shows(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: three)
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.title == "Posts")
    #expect(stage.titles == ["Hello", "Good night", "Eggs and milk"])
    #expect(stage.session.requests == 1)
  }

  @Test("an indicator turns until the posts are there", arguments: ListForm.allCases)
  func busy(_ form: ListForm) async throws {
    let gate = Gate()
    let stage = try PostsStage(form, posts: three, gate: gate)
    #expect(stage.pilot.isBusy)
    await gate.someoneWaits()
    #expect(stage.titles.isEmpty)
    gate.open()
    try await stage.pilot.waitUntil("the posts are there") { $0.rowCount == 3 }
    #expect(!stage.pilot.isBusy)
  }

  @Test("where nobody has written, it says so", arguments: ListForm.allCases)
  func empty(_ form: ListForm) async throws {
    let stage = try PostsStage(form)
    try await stage.pilot.waitUntil("the list says so") {
      $0.labels.contains("There are no posts yet.")
    }
    stage.session.answer(.success(three))
    try stage.pilot.tap("Refresh")
    try await stage.pilot.waitUntil("the posts are there") { $0.rowCount == 3 }
    #expect(!stage.pilot.labels.contains("There are no posts yet."))
  }

  @Test("a failure is told, the indicator hidden, and the rows stay", arguments: ListForm.allCases)
  func failure(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: three)
    try await stage.pilot.waitUntil("the posts are there") { $0.rowCount == 3 }
    stage.session.answer(.failure(offline))
    try stage.pilot.tap("Refresh")
    try await stage.pilot.waitUntil("an alert comes up") { $0.alert != nil }
    #expect(stage.pilot.alert?.title == "The Posts Were Not Loaded")
    #expect(stage.pilot.alert?.message == offline.description)
    #expect(!stage.pilot.isBusy)
    try stage.pilot.answer("OK")
    #expect(stage.titles == ["Hello", "Good night", "Eggs and milk"])
  }

  @Test("the question can be answered by trying again", arguments: ListForm.allCases)
  func tryAgain(_ form: ListForm) async throws {
    let stage = try PostsStage(form, failure: offline)
    try await stage.pilot.waitUntil("an alert comes up") { $0.alert != nil }
    stage.session.answer(.success(three))
    try stage.pilot.answer("Try Again")
    try await stage.pilot.waitUntil("the posts are there") { $0.rowCount == 3 }
    #expect(stage.session.requests == 2)
  }

  @Test("a failure while one post covers the list is told in front", arguments: ListForm.allCases)
  func failureWhileCovered(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: three)
    try await stage.pilot.waitUntil("the posts are there") { $0.rowCount == 3 }
    try stage.pilot.selectRow("Good night")
    try await stage.pilot.waitWhileBusy()
    stage.session.answer(.failure(offline))
    await stage.load()
    #expect(stage.pilot.alert?.title == "The Posts Were Not Loaded")
  }

  @Test(
    "a failure is told to nobody once the screens have left the window",
    arguments: ListForm.allCases)
  func failureWhenGone(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: three)
    try await stage.pilot.waitUntil("the posts are there") { $0.rowCount == 3 }
    stage.pilot.window.rootViewController = ViewController()
    stage.session.answer(.failure(offline))
    await stage.load()
    #expect(stage.navigation.presentedViewController == nil)
  }

  @Test("a row that was touched is no longer marked", arguments: ListForm.allCases)
  func deselected(_ form: ListForm) async throws {
    let stage = try PostsStage(form, posts: three)
    try await stage.pilot.waitUntil("the posts are there") { $0.rowCount == 3 }
    let list = try #require(stage.navigation.topViewController)
    try stage.pilot.selectRow("Good night")
    #expect(stage.navigation.topViewController !== list)
    let table = try #require(list.view.subviews.lazy.compactMap { $0 as? TableView }.first)
    #expect(table.indexPathForSelectedRow == nil)
  }
}

extension PostsStage {
  /// Loads the list again, whatever covers it.
  fileprivate func load() async {
    let list = navigation.viewControllers.first
    await (list as? PostsViewController)?.load()?.value
    await (list as? ForwardingPostsViewController)?.load()?.value
  }
}
