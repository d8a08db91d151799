import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Navigator
import Pilot
import ProfileScreen
import TestDoubles
import TestSupport
import Testing

@Suite(
  "The profile screen: its own supplemental slot (row D8)", .recordsViolations,
  .timeLimit(.minutes(3)))
@MainActor
struct SupplementTests {
  /// The profile alone in its window, with the pad's navigator as the document has it.
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

  @Test("followers come beside header and grid, which give them half of the room")
  func beside() async throws {
    let stage = try await ProfileStage.ready()
    let profile = try await makeProfile(on: stage)
    try stage.pilot.tap("Followers")
    try await stage.pilot.waitWhileBusy()
    stage.window.layoutIfNeeded()
    #expect(profile.supplementalViewController?.title == "Followers")
    #expect(
      profile.children.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 500, height: 176),
        CGRect(x: 0, y: 176, width: 500, height: 844 - 176),
        CGRect(x: 500, y: 0, width: 500, height: 844),
      ])
    #expect(stage.pilot.rows.map(\.title) == ["Ada Lovelace", "Alan Turing"])
  }

  @Test("the next place takes the slot, and an emptied slot gives its room back")
  func replaced() async throws {
    let stage = try await ProfileStage.ready()
    let profile = try await makeProfile(on: stage)
    try stage.pilot.tap("Followers")
    try await stage.pilot.waitWhileBusy()
    try stage.pilot.selectRow("Ada Lovelace")
    try await stage.pilot.waitWhileBusy()
    #expect(profile.supplementalViewController?.title == "Ada Lovelace")
    profile.supplementalViewController = nil
    stage.window.layoutIfNeeded()
    #expect(profile.children.map(\.view.frame.width) == [1_000, 1_000])
  }

  @Test("screen and navigator are freed together", .tags(.memory))
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
