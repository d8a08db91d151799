import Domain
import HeadlessUI
import Navigator
import Pilot
import ProfileScreen
import TestDoubles
import TestSupport
import Testing

/// Most tests run for both forms of the screen: with a data source and with a view model.
@Suite(
  "Profile screen: followers, on a stack and side by side", .recordsViolations,
  .timeLimit(.minutes(3)))
@MainActor
struct FollowersTests {
  /// Returns a stage that shows the followers of the user.
  private func makeStage(
    width: CGFloat = ProfileStage.narrow, followers: FollowersForm
  ) async throws -> ProfileStage {
    let stage = try await ProfileStage.ready(width: width, followers: followers)
    try stage.pilot.tap("Followers")
    try await stage.pilot.waitWhileBusy()
    return stage
  }

  @Test(
    "a tap on a follower opens the follower's profile", arguments: ProfileStage.widths,
    FollowersForm.allCases)
  func opensFollower(_ width: CGFloat, _ form: FollowersForm) async throws {
    let stage = try await makeStage(width: width, followers: form)
    #expect(
      stage.pilot.rows == [
        RowOnScreen(texts: ["Ada Lovelace", "December 10, 1815"]),
        RowOnScreen(texts: ["Alan Turing", "June 23, 1912"]),
      ])
    try stage.pilot.selectRow("Ada Lovelace")
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.labels.contains("1,233 followers"))
    #expect(
      stage.service.messages == [
        .profile(Person.grace.id), .followers(Person.grace.id), .profile(Person.ada.id),
      ])
    #expect(
      stage.flow.navigator.path == [.followers(of: Person.grace.id), .person(Person.ada.id)])
  }

  @Test(
    "a search shows the followers whose names contain the query",
    arguments: FollowersForm.allCases)
  func search(_ form: FollowersForm) async throws {
    let stage = try await makeStage(followers: form)
    try stage.pilot.search(for: "TURING")
    #expect(stage.pilot.rows.map(\.title) == ["Alan Turing"])
    try stage.pilot.search(for: "nobody")
    #expect(stage.pilot.rowCount == 0)
    try stage.pilot.cancelSearch()
    #expect(stage.pilot.rows.map(\.title) == ["Ada Lovelace", "Alan Turing"])
  }

  @Test("with a view model, a search shows the number of results above the rows")
  func resultCount() async throws {
    let stage = try await makeStage(followers: .viewModel)
    #expect(stage.pilot.sectionTitles.isEmpty)
    try stage.pilot.search(for: "turing")
    #expect(stage.pilot.sectionTitles == ["1 of 2"])
  }

  @Test("selecting a search result opens the person's profile", arguments: FollowersForm.allCases)
  func selectsResult(_ form: FollowersForm) async throws {
    let stage = try await makeStage(followers: form)
    try stage.pilot.search(for: "turing")
    try stage.pilot.selectRow(number: 1)
    #expect(stage.flow.navigator.path.last == .person(Person.alan.id))
  }

  @Test("a tapped row does not stay selected", arguments: FollowersForm.allCases)
  func deselected(_ form: FollowersForm) async throws {
    let stage = try await makeStage(followers: form)
    let table = try #require(stage.window.first(UITableView.self))
    try stage.pilot.selectRow("Ada Lovelace")
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("on a stack, the back button returns to the profile", arguments: FollowersForm.allCases)
  func back(_ form: FollowersForm) async throws {
    let stage = try await makeStage(followers: form)
    #expect(stage.pilot.title == "Followers")
    try stage.pilot.tap("Grace Hopper")
    #expect(stage.pilot.title == "Grace Hopper")
    #expect(stage.flow.navigator.path.isEmpty)
  }

  @Test(
    "in the wide layout, the profile stays beside the followers",
    arguments: FollowersForm.allCases)
  func beside(_ form: FollowersForm) async throws {
    let stage = try await makeStage(width: ProfileStage.wide, followers: form)
    #expect(stage.pilot.title == "Grace Hopper")
    #expect(stage.pilot.labels.contains("2 followers"))
    #expect(stage.pilot.rows.map(\.title) == ["Ada Lovelace", "Alan Turing"])
    #expect(stage.flow.split.supplementalScreen?.title == "Followers")
  }

  @Test(
    "when the width of the window changes, the followers screen stays and loads nothing again",
    arguments: FollowersForm.allCases)
  func resized(_ form: FollowersForm) async throws {
    let stage = try await makeStage(width: ProfileStage.wide, followers: form)
    let followers = stage.flow.split.supplementalScreen
    stage.resize(to: ProfileStage.narrow)
    #expect(stage.pilot.title == "Followers")
    #expect(stage.pilot.rows.count == 2)
    stage.resize(to: ProfileStage.wide)
    #expect(stage.flow.split.supplementalScreen === followers)
    #expect(stage.service.messages.count == 2, "nothing is asked for twice")
  }

  @Test(
    "an empty list shows a message", arguments: ProfileStage.widths, FollowersForm.allCases)
  func noFollowers(_ width: CGFloat, _ form: FollowersForm) async throws {
    let stage = try await ProfileStage.ready(width: width, followers: form)
    stage.service.followers = [:]
    try stage.pilot.tap("Followers")
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.labels.last == "There are no followers yet.")
  }

  @Test(
    "after a failed load, the screen shows the reason and a button to try again",
    arguments: ProfileStage.widths, FollowersForm.allCases)
  func fails(_ width: CGFloat, _ form: FollowersForm) async throws {
    let stage = try await ProfileStage.ready(width: width, followers: form)
    let failure = ServerError.unavailable(status: 503, retryAfter: nil)
    stage.service.failure = failure
    try stage.pilot.tap("Followers")
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.labels.last == failure.description)
    stage.service.failure = nil
    try stage.pilot.tap("Try Again")
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.rows.count == 2)
  }

  @Test("a link opens a person's followers; a route to an unknown person shows the server's error")
  func link() async throws {
    let stage = try await ProfileStage.ready()
    stage.flow.navigator.open(
      try ProfileRoute.path(of: "unmassive://people/\(Person.ada.id)/followers"))
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.title == "Followers")
    stage.flow.navigator.open([.person(Person.xiaoyun.id)])
    try await stage.pilot.waitWhileBusy()
    #expect(stage.pilot.labels.first?.contains("404") == true)
  }
}
