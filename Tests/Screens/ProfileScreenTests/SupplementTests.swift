import Domain
import HeadlessUI
import Navigator
import Pilot
import ProfileScreen
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Profile screen: supplemental slot", .recordsViolations,
  .timeLimit(.minutes(3)))
@MainActor
struct SupplementTests {
  /// Makes a profile with a slot navigator in the window.
  private func makeProfile(on stage: ProfileStage) async throws -> ProfileViewController {
    let screens = ProfileScreens(stage.services)
    let profile = screens.profile(of: Person.grace.id)
    let navigator = SlotNavigator(slot: profile, makeScreen: screens.screen(for:))
    profile.navigator = navigator
    screens.navigator = navigator
    stage.window.frame.size.width = ProfileStage.wide
    stage.window.rootViewController = profile
    try await stage.pilot.waitWhileBusy()
    return profile
  }

  @Test("the followers appear beside the header and the grid, in half of the window's width")
  func beside() async throws {
    let stage = try await ProfileStage.ready()
    let profile = try await makeProfile(on: stage)
    try stage.pilot.tap("Followers")
    try await stage.pilot.waitWhileBusy()
    stage.window.layoutIfNeeded()
    #expect(profile.supplementalScreen?.title == "Followers")
    #expect(
      profile.children.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 500, height: 176),
        CGRect(x: 0, y: 176, width: 500, height: 844 - 176),
        CGRect(x: 500, y: 0, width: 500, height: 844),
      ])
    #expect(stage.pilot.rows.map(\.title) == ["Ada Lovelace", "Alan Turing"])
  }

  @Test("the next screen replaces the slot's screen, and an empty slot takes no space")
  func replaced() async throws {
    let stage = try await ProfileStage.ready()
    let profile = try await makeProfile(on: stage)
    try stage.pilot.tap("Followers")
    try await stage.pilot.waitWhileBusy()
    try stage.pilot.selectRow("Ada Lovelace")
    try await stage.pilot.waitWhileBusy()
    #expect(profile.supplementalScreen?.title == "Ada Lovelace")
    profile.supplementalScreen = nil
    stage.window.layoutIfNeeded()
    #expect(profile.children.map(\.view.frame.width) == [1_000, 1_000])
  }

  @Test("a profile with a slot navigator is deallocated after use", .tags(.memory))
  func freed() async throws {
    let stage = try await ProfileStage.ready()
    try await expectFreed {
      let profile = try await makeProfile(on: stage)
      try stage.pilot.tap("Followers")
      try await stage.pilot.waitWhileBusy()
      stage.window.rootViewController = nil
      return profile
    }
  }
}
