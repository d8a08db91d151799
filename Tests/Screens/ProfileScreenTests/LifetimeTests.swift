import Composition
import Domain
import HeadlessUI
import Navigator
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import ProfileScreen

@Suite(
  "Profile screen: lifetime", .recordsViolations,
  .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct LifetimeTests {
  @Test(
    "the navigator and the split view controller are deallocated with the window",
    arguments: ProfileStage.widths, FollowersForm.allCases)
  func used(_ width: CGFloat, _ form: FollowersForm) async throws {
    try await expectFreed {
      let stage = try await ProfileStage.ready(width: width, at: .ada, followers: form)
      try stage.pilot.tap("Follow")
      try await stage.pilot.waitUntil("the question is shown") { $0.alert != nil }
      try stage.pilot.answer("Follow")
      try await stage.pilot.waitWhileBusy()
      try stage.pilot.tap("Followers")
      try await stage.pilot.waitWhileBusy()
      return stage.flow.navigator
    }
    try await expectFreed { try await ProfileStage.ready(width: width, at: .ada).flow.split }
  }

  @Test("a popped profile is deallocated")
  func popped() async throws {
    let stage = try await ProfileStage.ready(at: .ada)
    weak let profile = stage.window.topScreen
    #expect(profile?.title == "Ada Lovelace")
    stage.flow.navigator.back()
    stage.window.settle()
    #expect(profile == nil)
  }

  @Test(
    "a screen that is closed during a request is deallocated immediately",
    arguments: [nil, FollowersForm.dataSource, .viewModel])
  func inFlight(_ form: FollowersForm?) async throws {
    let service = MockProfileService.full
    let gate = Gate()
    service.gate = gate
    let services = ProfileServices(
      service: service, posts: InMemoryPostStore(), user: Person.grace.id, context: .test)
    await expectFreed {
      let screens = ProfileScreens(services, followers: form ?? .viewModel)
      let id = Person.ada.id
      let screen = screens.screen(for: form == nil ? .person(id) : .followers(of: id))
      screen.loadViewIfNeeded()
      await gate.waitForWaiter()
      return screen
    }
    gate.open()
  }

  @Test("a running request does not retain its `ContentLoad`")
  func load() async {
    let gate = Gate()
    let container = UIViewController()
    await expectFreed {
      let load = ContentLoad(
        in: ChildSlot(in: container),
        asking: { () throws(ServerError) in await gate.pass() }, showing: { _ in })
      load.start()
      await gate.waitForWaiter()
      return load
    }
    gate.open()
  }

  @Test("a profile that closes before the user confirms is deallocated, and no request is sent")
  func asking() async throws {
    let stage = try await ProfileStage.ready()
    try await expectFreed {
      let profile = ProfileViewController(of: Person.ada.id, stage.services)
      stage.window.rootViewController = profile
      try await stage.pilot.waitWhileBusy()
      try stage.pilot.tap("Follow")
      try await stage.pilot.waitUntil("the question is shown") { $0.alert != nil }
      stage.window.rootViewController = nil
      return profile
    }
    #expect(!stage.service.messages.contains(.follow(Person.ada.id)))
  }

  @Test(
    "the composer is deallocated after “Send” and after “Cancel”",
    arguments: ["Send", "Cancel"], ProfileStage.widths)
  func composer(_ button: String, _ width: CGFloat) async throws {
    let stage = try await ProfileStage.ready(width: width)
    try stage.pilot.tap("New Post")
    weak let composer = stage.flow.split.presentedViewController
    #expect(composer != nil)
    try stage.pilot.type("A bug", into: "Headline")
    try stage.pilot.tap(button)
    try await stage.pilot.waitUntil("it is closed") { $0.title == "Grace Hopper" }
    stage.window.displayIfNeeded()
    #expect(composer == nil)
  }
}

extension UIWindow {
  /// The topmost screen of the navigation stack.
  fileprivate var topScreen: UIViewController? {
    rootViewController?.children.lazy.compactMap { $0 as? UINavigationController }.first?
      .topViewController
  }
}
