import Domain
import HeadlessUI
import Navigator
import Pilot
import ProfileScreen
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Profile screen: follow button", .recordsViolations,
  .timeLimit(.minutes(3)), .tags(.mockInjection))
@MainActor
struct FollowTests {
  /// Returns a stage with Ada's profile, whose follow button was tapped.
  private func makeAsked(_ width: CGFloat) async throws -> ProfileStage {
    let stage = try await ProfileStage.ready(width: width, at: .ada)
    try stage.pilot.tap("Follow")
    try await waitForAlert(stage)
    return stage
  }

  private func waitForAlert(_ stage: ProfileStage) async throws {
    try await stage.pilot.waitUntil("an alert is shown") { $0.alert != nil }
  }

  private func isSent(_ stage: ProfileStage) -> Bool {
    stage.service.messages.contains(.follow(Person.ada.id))
  }

  @Test("no request is sent before the user confirms", arguments: ProfileStage.widths)
  func asksFirst(_ width: CGFloat) async throws {
    let stage = try await makeAsked(width)
    #expect(stage.pilot.alert?.title == "Follow Ada Lovelace?")
    #expect(stage.pilot.alert?.buttons.sorted() == ["Cancel", "Follow"])
    #expect(!isSent(stage))
  }

  @Test("the question contains the displayed name", arguments: ProfileStage.widths)
  func sameName(_ width: CGFloat) async throws {
    let stage = ProfileStage(width: width)
    stage.service.profiles[Person.xiaoyun.id] = Profile(of: .xiaoyun)
    stage.flow.navigator.navigateToPerson(Person.xiaoyun.id)
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.labels.contains("王小云"))
    try stage.pilot.tap("Follow")
    try await waitForAlert(stage)
    #expect(stage.pilot.alert?.title == "Follow 王小云?")
  }

  @Test(
    "after the user confirms, the person is followed and the header is updated",
    arguments: ProfileStage.widths)
  func follows(_ width: CGFloat) async throws {
    let stage = try await ProfileStage.ready(width: width, at: .ada)
    #expect(stage.pilot.labels.contains("1,233 followers"))
    try stage.pilot.tap("Follow")
    try await waitForAlert(stage)
    try stage.pilot.answer("Follow")
    try await stage.pilot.waitUntil("it is shown") { $0.labels.contains("1,234 followers") }
    try await stage.pilot.waitWhileBusy()
    #expect(throws: PilotError.self, "who is followed cannot be followed again") {
      try stage.pilot.tap("Following")
    }
    #expect(stage.service.messages.filter { $0 == .follow(Person.ada.id) }.count == 1)
  }

  @Test("a label without text takes no space")
  func emptied() async throws {
    let stage = try await ProfileStage.ready(at: .ada)
    #expect(stage.window.button("Follow")?.frame.minY == CGFloat(132))
    stage.service.profiles[Person.ada.id] = Profile(of: .ada)
    try stage.pilot.tap("Follow")
    try await waitForAlert(stage)
    try stage.pilot.answer("Follow")
    try await stage.pilot.waitUntil("it is shown") { $0.labels.contains("1 follower") }
    #expect(!stage.pilot.labels.contains { $0.hasPrefix("Followed by") && !$0.isEmpty })
    stage.window.layoutIfNeeded()
    #expect(stage.window.button("Following")?.frame.minY == CGFloat(88))
  }

  @Test(
    "if the user declines, no request is sent and the button is enabled again",
    arguments: ProfileStage.widths)
  func declined(_ width: CGFloat) async throws {
    let stage = try await makeAsked(width)
    try stage.pilot.answer("Cancel")
    try await stage.pilot.waitWhileBusy()
    #expect(!isSent(stage))
    try stage.pilot.tap("Follow")
    try await waitForAlert(stage)
  }

  @Test("the button is disabled during the request", arguments: ProfileStage.widths)
  func once(_ width: CGFloat) async throws {
    let stage = try await makeAsked(width)
    let gate = Gate()
    stage.service.gate = gate
    try stage.pilot.answer("Follow")
    await gate.waitForWaiter()
    #expect(throws: PilotError.self) { try stage.pilot.tap("Follow") }
    gate.open()
    try await stage.pilot.waitWhileBusy()
  }

  @Test("after a temporary failure, an alert offers “Try Again”", arguments: ProfileStage.widths)
  func triesAgain(_ width: CGFloat) async throws {
    let stage = try await makeAsked(width)
    stage.service.failure = .unavailable(status: 503, retryAfter: nil)
    try stage.pilot.answer("Follow")
    try await stage.pilot.waitUntil("it failed") {
      $0.alert?.buttons.contains("Try Again") == true
    }
    stage.service.failure = nil
    try stage.pilot.answer("Try Again")
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.buttons.contains("Following"))
  }

  @Test(
    "if the user cancels the retry, no second alert appears, and the button is enabled",
    arguments: ProfileStage.widths)
  func retryCancelled(_ width: CGFloat) async throws {
    let stage = try await makeAsked(width)
    stage.service.failure = .unreachable(reason: "no network")
    try stage.pilot.answer("Follow")
    try await stage.pilot.waitUntil("it failed") {
      $0.alert?.buttons.contains("Try Again") == true
    }
    try stage.pilot.answer("Cancel")
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.alert == nil)
    try stage.pilot.tap("Follow")
  }

  @Test(
    "if the server rejects the request, an alert shows the reason",
    arguments: ProfileStage.widths)
  func refused(_ width: CGFloat) async throws {
    let stage = try await makeAsked(width)
    stage.service.failure = .refused(status: 403, reason: "she has blocked you")
    try stage.pilot.answer("Follow")
    try await stage.pilot.waitUntil("an alert is shown") { $0.alert?.buttons == ["OK"] }
    #expect(stage.pilot.alert?.title == "Ada Lovelace Could Not Be Followed")
    #expect(stage.pilot.alert?.message.contains("she has blocked you") == true)
  }
}

extension UIView {
  /// The last button with this title inside this view, at any depth.
  fileprivate func button(_ title: String) -> UIButton? {
    subviews.reversed().lazy.compactMap { view in
      (view as? UIButton).flatMap { $0.currentTitle == title ? $0 : nil } ?? view.button(title)
    }.first
  }
}
