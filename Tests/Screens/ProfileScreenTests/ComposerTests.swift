import Domain
import HeadlessUI
import Pilot
import ProfileScreen
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Profile screen: composer", .recordsViolations,
  .timeLimit(.minutes(3)), .tags(.mockInjection))
@MainActor
struct ComposerTests {
  private func compose(width: CGFloat = ProfileStage.narrow) async throws -> ProfileStage {
    let stage = try await ProfileStage.ready(width: width)
    try stage.pilot.tap("New Post")
    return stage
  }

  /// The scroll view of the composer.
  private func content(of stage: ProfileStage) throws -> UIScrollView {
    try #require(stage.flow.split.presentedViewController?.view.first(UIScrollView.self))
  }

  private func saved(_ stage: ProfileStage) async throws -> [String] {
    try await stage.posts.posts(by: Person.grace.id).map(\.text)
  }

  @Test(
    "the Return key focuses the next field; in the last field, it adds the post to the grid",
    arguments: ProfileStage.widths)
  func sends(_ width: CGFloat) async throws {
    let stage = try await compose(width: width)
    try stage.pilot.type("A bug", into: "Headline")
    try stage.pilot.pressReturn()
    stage.window.firstResponder.flatMap { $0 as? UITextField }?.insertText("a real one")
    try stage.pilot.pressReturn()
    try await stage.pilot.waitUntil("the composer is closed") { $0.title == "Grace Hopper" }
    try await stage.pilot.waitUntil("the post is shown") { $0.labels.contains("A bug") }
    let posts = try await saved(stage)
    #expect(posts == ["A bug\na real one"])
    #expect(stage.pilot.labels.contains("now"))
  }

  @Test(
    "the first field has the focus, and the keyboard does not cover the content",
    arguments: ProfileStage.widths)
  func keyboard(_ width: CGFloat) async throws {
    let stage = try await compose(width: width)
    let composer = try content(of: stage)
    #expect(composer.first(UITextField.self)?.isFirstResponder == true)
    #expect(stage.keyboard.isUp)
    #expect(composer.contentInset.bottom == 304)
    composer.first(UITextField.self)?.resignFirstResponder()
    stage.window.displayIfNeeded()
    #expect(composer.contentInset.bottom == 0)
  }

  @Test("a tapped field under the keyboard scrolls into view")
  func touched() async throws {
    let stage = ProfileStage(height: 400)
    try await stage.pilot.waitWhileBusy()
    try stage.pilot.tap("New Post")
    let composer = try content(of: stage)
    let more = try #require(composer.subviews.compactMap { $0 as? UITextField }.last)
    #expect(composer.convert(more.frame, to: stage.window).maxY > stage.keyboard.frame.minY)
    try stage.pilot.type("a real one", into: "More")
    #expect(more.isFirstResponder)
    #expect(composer.convert(more.frame, to: stage.window).maxY == stage.keyboard.frame.minY)
  }

  @Test("the keyboard does not cover the content after a rotation")
  func rotated() async throws {
    let stage = try await compose()
    let composer = try content(of: stage)
    stage.keyboard.rotate(to: CGSize(width: 600, height: 500))
    #expect(composer.contentInset.bottom == 304)
  }

  @Test(
    "closing the composer hides the keyboard, and a later keyboard does not change the insets",
    arguments: ProfileStage.widths)
  func closed(_ width: CGFloat) async throws {
    let stage = try await compose(width: width)
    let composer = try content(of: stage)
    try stage.pilot.tap("Cancel")
    stage.window.displayIfNeeded()
    #expect(!stage.keyboard.isUp)
    #expect(composer.contentInset.bottom == 0)
    stage.keyboard.otherAppShows()
    #expect(composer.contentInset.bottom == 0)
    let posts = try await saved(stage)
    #expect(posts.isEmpty)
  }

  @Test(
    "an alert shows why the text is invalid, and the text stays in the composer",
    arguments: [
      ("", "A post needs a text."), ("\u{1B}[2J", "control character"),
      (String(repeating: "x", count: 1_001), "longer than 1000 characters"),
    ], ProfileStage.widths)
  func refused(_ fault: (text: String, reason: String), _ width: CGFloat) async throws {
    let (text, reason) = fault
    let stage = try await compose(width: width)
    try stage.pilot.type(text, into: "Headline")
    try stage.pilot.tap("Send")
    #expect(stage.pilot.alert?.title == "This Post Cannot Be Sent")
    #expect(stage.pilot.alert?.message.contains(reason) == true)
    try stage.pilot.answer("OK")
    let headline = try stage.pilot.text(of: "Headline")
    #expect(headline == text)
    let posts = try await saved(stage)
    #expect(posts.isEmpty)
  }

  @Test(
    "an unconfirmed post stays in the composer, and resending saves it once",
    arguments: ProfileStage.widths)
  func saveFails(_ width: CGFloat) async throws {
    let store = HalfSavingStore()
    let stage = ProfileStage(width: width) { posts in
      store.posts = posts
      return store
    }
    try await stage.pilot.waitWhileBusy()
    try stage.pilot.tap("New Post")
    try stage.pilot.type("A bug", into: "Headline")
    try stage.pilot.tap("Send")
    try await stage.pilot.waitUntil("an alert is shown") { $0.alert != nil }
    #expect(stage.pilot.alert?.title == "The Post Was Not Saved")
    try stage.pilot.answer("OK")
    let headline = try stage.pilot.text(of: "Headline")
    #expect(headline == "A bug")
    try stage.pilot.tap("Send")
    try await stage.pilot.waitUntil("the composer is closed") { $0.title == "Grace Hopper" }
    let posts = try await saved(stage)
    #expect(posts == ["A bug"])
  }

  @Test("if “Send” fails while an alert is being dismissed, a second alert appears afterwards")
  func alertDuringDismissal() async throws {
    let stage = try await compose()
    try stage.pilot.tap("Send")
    let composer = try #require(stage.flow.split.presentedViewController)
    let first = try #require(composer.presentedViewController)
    stage.window.holdsTransitions = true
    composer.dismiss(animated: true)
    let send = composer.children.first?.navigationItem.rightBarButtonItem
    #expect(send?.tap() == true)
    #expect(composer.presentedViewController === first)
    stage.window.holdsTransitions = false
    try await stage.pilot.waitUntil("another alert is shown") {
      $0.alert != nil && composer.presentedViewController !== first
    }
    #expect(stage.pilot.alert?.title == "This Post Cannot Be Sent")
  }

  @Test("a save that fails after the composer was closed shows no alert")
  func failureWhenClosed() async throws {
    let store = HalfSavingStore()
    let gate = Gate()
    store.gate = gate
    let stage = ProfileStage { _ in store }
    try await stage.pilot.waitWhileBusy()
    try stage.pilot.tap("New Post")
    try stage.pilot.type("A bug", into: "Headline")
    let composer = try #require(stage.flow.split.presentedViewController)
    try stage.pilot.tap("Send")
    await gate.waitForWaiter()
    stage.flow.split.dismiss(animated: true)
    stage.window.settle()
    gate.open()
    // After the failure, the composer first enables “Send”. An alert would appear after that.
    let send = composer.children.first?.navigationItem.rightBarButtonItem
    while send?.isEnabled == false { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    #expect(stage.flow.split.presentedViewController == nil)
  }

  @Test(
    "“Send” and “Cancel” are disabled during a save",
    arguments: ["Send", "Cancel"], ProfileStage.widths)
  func quickTaps(_ button: String, _ width: CGFloat) async throws {
    let stage = try await compose(width: width)
    try stage.pilot.type("A bug", into: "Headline")
    try stage.pilot.tap("Send")
    #expect(throws: PilotError.self) { try stage.pilot.tap(button) }
    try await stage.pilot.waitUntil("the composer is closed") { $0.title == "Grace Hopper" }
    let posts = try await saved(stage)
    #expect(posts == ["A bug"])
  }
}

/// A store whose first save stores the post and then throws an error.
@MainActor
private final class HalfSavingStore: PostStore {
  var posts = InMemoryPostStore()
  /// Delays the first save's error until the test opens this gate.
  var gate: Gate?
  private var hasFailed = false

  func save(_ posts: [Post]) async throws(StoreError) {
    try await self.posts.save(posts)
    guard hasFailed else {
      hasFailed = true
      await gate?.pass()
      throw .full(file: "posts.sqlite")
    }
  }

  func post(_ id: Post.ID) async throws(StoreError) -> Post? { try await posts.post(id) }

  func posts(by author: Person.ID?) async throws(StoreError) -> [Post] {
    try await posts.posts(by: author)
  }

  func delete(_ ids: [Post.ID]) async throws(StoreError) { try await posts.delete(ids) }

  func observePosts(
    by author: Person.ID?, _ receive: @escaping @MainActor (Result<[Post], StoreError>) -> Void
  ) -> ObservationToken {
    posts.observePosts(by: author, receive)
  }
}
