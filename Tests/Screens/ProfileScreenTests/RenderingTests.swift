import Domain
import HeadlessUI
import Pilot
import ProfileScreen
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Profile screen: rendering, order and text size", .recordsViolations,
  .timeLimit(.minutes(3)), .tags(.mockInjection))
@MainActor
struct RenderingTests {
  /// Returns the header of the visible profile.
  private func header(of stage: ProfileStage) throws -> UIViewController {
    func controllers(_ controller: UIViewController) -> [UIViewController] {
      [controller] + controller.children.flatMap(controllers)
    }
    let profiles = controllers(stage.flow.split).compactMap { $0 as? ProfileViewController }
    return try #require(profiles.last?.children.first)
  }

  @Test("the header is rendered once after the profile is loaded")
  func once() async throws {
    let stage = try await ProfileStage.ready(at: .ada)
    let header = try header(of: stage)
    stage.window.frame.size.width = 500
    stage.window.layoutIfNeeded()
    #expect(header.updatePropertiesCount == 1)
    #expect(header.layoutCount > 1)
  }

  @Test("a tap on “Follow” renders the header twice: for the question and after the reply")
  func follow() async throws {
    let stage = try await ProfileStage.ready(at: .ada)
    let header = try header(of: stage)
    try stage.pilot.tap("Follow")
    try await stage.pilot.waitUntil("an alert is shown") { $0.alert != nil }
    stage.window.layoutIfNeeded()
    #expect(header.updatePropertiesCount == 2)
    try stage.pilot.answer("Follow")
    try await stage.pilot.waitUntil("it is shown") { $0.buttons.contains("Following") }
    #expect(header.updatePropertiesCount == 3)
  }

  @Test("the segmented control is hidden if there are fewer than two posts")
  func noOrder() async throws {
    let stage = try await ProfileStage.ready(posts: [.fixture(1, "one", by: .grace)])
    #expect(throws: PilotError.self) { try stage.pilot.value(of: "Order") }
  }

  @Test("the segmented control reverses the posts and keeps its value after an update")
  func order() async throws {
    let stage = try await ProfileStage.ready(
      posts: [.fixture(1, "first", by: .grace), .fixture(2, "second", by: .grace)])
    func posts() -> [String] { stage.pilot.labels.filter { ["first", "second"].contains($0) } }
    let before = try stage.pilot.value(of: "Order")
    #expect(before == "Newest")
    let newest = posts()
    try stage.pilot.chooseSegment("Oldest")
    try await stage.pilot.waitUntil("the posts are reversed") { _ in posts() == newest.reversed() }
    try await stage.posts.save([.fixture(3, "third", by: .grace)])
    try await stage.pilot.waitUntil("the third post is shown") { $0.labels.contains("third") }
    let after = try stage.pilot.value(of: "Order")
    #expect(after == "Oldest")
    #expect(posts() == newest.reversed())
  }

  @Test("an accessibility text size gives the grid one column")
  func textSize() async throws {
    let stage = try await ProfileStage.ready(posts: (1...2).map { .fixture($0, "p", by: .grace) })
    let profile = ProfileViewController(of: Person.grace.id, stage.services)
    stage.window.frame.size.width = 620
    stage.window.rootViewController = profile
    try await stage.pilot.waitWhileBusy()
    func lefts() -> [CGFloat] {
      stage.window.layoutIfNeeded()
      let grid = profile.view.first(UIScrollView.self)
      return grid?.subviews.filter { $0.frame.height == 176 }.map(\.frame.minX) ?? []
    }
    #expect(lefts() == [0, 310])
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(lefts() == [0, 0])
  }
}
