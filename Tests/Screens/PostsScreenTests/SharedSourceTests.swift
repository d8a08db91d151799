import Domain
import HeadlessUI
import Pilot
import PostsScreen
import ServiceLocator
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Posts: two lists of one source, beside each other", .recordsViolations,
  .tags(.mockInjection), .timeLimit(.minutes(3)))
@MainActor
struct PostsSharedSourceTests {
  private let three: [Post] = [
    .fixture(1, "Hello"), .fixture(2, "Good night"), .fixture(3, "Eggs"),
  ]

  /// Two lists, each in a window of its own, whose scenes share one locator.
  private func makeLists(
    _ forms: [ListForm], _ session: MockSession
  ) async throws -> [ScreenPilot] {
    let locator = PostServiceLocator(session: session)
    let pilots = try forms.map { try PostsStage($0, session) { locator }.pilot }
    for pilot in pilots { try await pilot.waitWhileBusy() }
    return pilots
  }

  @Test(
    "what one reloads the other shows, though it be shorter",
    arguments: ListForm.allCases, ListForm.allCases)
  func shorter(_ first: ListForm, _ second: ListForm) async throws {
    let session = MockSession(three)
    let pilots = try await makeLists([first, second], session)
    #expect(pilots.map(\.rowCount) == [3, 3])
    session.answer(.success([.fixture(3, "Eggs")]))
    try pilots[0].tap("Refresh")
    for pilot in pilots {
      try await pilot.waitUntil("one post is left") { $0.rows.map(\.title) == ["Eggs"] }
    }
    #expect(session.requests == 3, "the other list asked for nothing")
    // The rows that are gone cannot be touched; the one that is left leads on.
    #expect(throws: PilotError.self) { try pilots[1].selectRow("Hello") }
    try pilots[1].selectRow("Eggs")
    try await pilots[1].waitWhileBusy()
    let text = try pilots[1].text(of: "Text")
    #expect(text == "Eggs")
  }

  @Test(
    "a list whose source has become empty through the other says so",
    arguments: ListForm.allCases, ListForm.allCases)
  func emptied(_ first: ListForm, _ second: ListForm) async throws {
    let session = MockSession(three)
    let pilots = try await makeLists([first, second], session)
    session.answer(.success([]))
    try pilots[0].tap("Refresh")
    for pilot in pilots {
      try await pilot.waitUntil("it says so") { $0.labels.contains("There are no posts yet.") }
      #expect(pilot.rowCount == 0)
    }
  }
}
