import Domain
import HeadlessUI
import Pilot
import ProfileScreen
import TestDoubles
import TestSupport
import Testing

@Suite("Profile screen", .recordsViolations, .timeLimit(.minutes(3)), .tags(.mockInjection))
@MainActor
struct ProfileTests {
  @Test("the screen shows the name, the followers and the posts", arguments: ProfileStage.widths)
  func shows(_ width: CGFloat) async throws {
    let stage = try await ProfileStage.ready(
      width: width, posts: [.fixture(1, "Nanoseconds\nare short", by: .grace)])
    #expect(stage.pilot.title == "Grace Hopper")
    #expect(
      stage.pilot.labels == [
        "Grace Hopper", "2 followers", "Followed by Ada & Alan", "Nanoseconds", "are short",
        "1 hour ago",
      ])
    #expect(stage.service.messages == [.profile(Person.grace.id)])
  }

  @Test("the user's own profile has a “New Post” button, and other profiles have a “Follow” button")
  func ownOrNot() async throws {
    let own = try await ProfileStage.ready()
    #expect(own.pilot.buttons == ["New Post", "Followers"])
    let other = try await ProfileStage.ready(at: .ada)
    #expect(other.pilot.buttons.sorted() == ["Follow", "Followers", "Grace Hopper"])
  }

  @Test(
    "after a failed load, the screen shows the reason and a button to try again",
    arguments: ProfileStage.widths)
  func fails(_ width: CGFloat) async throws {
    let service = MockProfileService.full
    let gate = Gate()
    service.gate = gate
    service.failure = .unreachable(reason: "no network")
    let stage = ProfileStage(width: width, service: service)
    #expect(stage.pilot.isBusy)
    gate.open()
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.labels == [ServerError.unreachable(reason: "no network").description])
    service.failure = nil
    try stage.pilot.tap("Try Again")
    #expect(stage.pilot.isBusy)
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.labels.first == "Grace Hopper")
  }

  @Test(
    "the grid is updated after changes in the store and shows only the person's own posts",
    arguments: ProfileStage.widths)
  func livePosts(_ width: CGFloat) async throws {
    let stage = try await ProfileStage.ready(width: width)
    #expect(stage.pilot.labels.last == "No posts yet.")
    try await stage.posts.save([
      .fixture(1, "mine", by: .grace), .fixture(2, "hers", by: .ada),
    ])
    try await stage.pilot.waitUntil("the post is shown") { $0.labels.contains("mine") }
    #expect(!stage.pilot.labels.contains("hers"))
    #expect(!stage.pilot.labels.contains("No posts yet."))
    try await stage.posts.delete([Post.fixture(1, "").id])
    try await stage.pilot.waitUntil("the post is gone") { !$0.labels.contains("mine") }
  }

  @Test(
    "if the posts cannot be read, the grid shows the error, and the header stays",
    arguments: ProfileStage.widths)
  func storeFails(_ width: CGFloat) async throws {
    let stage = try await ProfileStage.ready(width: width, posts: [.fixture(1, "mine", by: .grace)])
    let failure = StoreError.corrupt(file: "posts.sqlite")
    stage.posts.failure = failure
    try await stage.pilot.waitUntil("an alert is shown") { $0.labels.contains(failure.description) }
    #expect(stage.pilot.labels.first == "Grace Hopper")
    #expect(!stage.pilot.labels.contains("mine"))
    stage.posts.failure = nil
    try await stage.pilot.waitUntil("it is read again") { $0.labels.contains("mine") }
  }

  @Test("the header takes 176 points at the top, and the grid takes the rest")
  func children() async throws {
    let stage = try await ProfileStage.ready()
    let profile = ProfileViewController(of: Person.grace.id, stage.services)
    stage.window.rootViewController = profile
    try await stage.pilot.waitWhileBusy()
    stage.window.layoutIfNeeded()
    #expect(
      profile.children.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 390, height: 176),
        CGRect(x: 0, y: 176, width: 390, height: 844 - 176),
      ])
    #expect(profile.children.allSatisfy { $0.view.superview === profile.view })
  }

  @Test("the number of columns depends on the width")
  func columns() async throws {
    let stage = try await ProfileStage.ready(posts: (1...3).map { .fixture($0, "p", by: .grace) })
    let profile = ProfileViewController(of: Person.grace.id, stage.services)
    stage.window.rootViewController = profile
    try await stage.pilot.waitWhileBusy()
    func lefts(_ width: CGFloat) -> [CGFloat] {
      stage.window.frame.size.width = width
      profile.view.frame = stage.window.bounds
      stage.window.layoutIfNeeded()
      let grid = profile.view.first(UIScrollView.self)
      return grid?.subviews.filter { $0.frame.height == 176 }.map(\.frame.minX) ?? []
    }
    #expect(lefts(390) == [0, 0, 0])
    #expect(lefts(600) == [0, 300, 0])
  }
}
