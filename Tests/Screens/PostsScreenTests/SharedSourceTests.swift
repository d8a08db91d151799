import Domain
import HeadlessUI
import Pilot
import PostsScreen
import ServiceLocator
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Posts: two lists with one data source", .recordsViolations,
  .tags(.mockInjection), .timeLimit(.minutes(3)))
@MainActor
struct PostsSharedSourceTests {
  private let three: [Post] = [
    .fixture(1, "Hello"), .fixture(2, "Good night"), .fixture(3, "Eggs"),
  ]

  /// Makes lists in separate windows with the same service locator.
  private func makeLists(
    _ forms: [ListForm], _ session: MockSession
  ) async throws -> [PostsStage] {
    let locator = PostServiceLocator(session: session)
    let stages = try forms.map { try PostsStage($0, session) { locator } }
    for stage in stages { try await stage.pilot.waitWhileBusy() }
    return stages
  }

  @Test(
    "a reload of one list also updates the other list",
    arguments: ListForm.allCases, ListForm.allCases)
  func shorter(_ first: ListForm, _ second: ListForm) async throws {
    let session = MockSession(three)
    let stages = try await makeLists([first, second], session)
    #expect(stages.map(\.pilot.rowCount) == [3, 3])
    session.answer(.success([.fixture(3, "Eggs")]))
    try stages[0].pilot.tap("Refresh")
    for stage in stages {
      try await stage.pilot.waitUntil("one post is left") { $0.rows.map(\.title) == ["Eggs"] }
    }
    #expect(session.requests == 3, "the other list asked for nothing")
    // A removed row cannot be selected. The remaining row opens its post.
    #expect(throws: PilotError.self) { try stages[1].pilot.selectRow("Hello") }
    try stages[1].pilot.selectRow("Eggs")
    try await stages[1].pilot.waitWhileBusy()
    let text = try stages[1].pilot.text(of: "Text")
    #expect(text == "Eggs")
  }

  @Test(
    "if the data source becomes empty, both lists show the message for an empty list",
    arguments: ListForm.allCases, ListForm.allCases)
  func emptied(_ first: ListForm, _ second: ListForm) async throws {
    let session = MockSession(three)
    let stages = try await makeLists([first, second], session)
    session.answer(.success([]))
    try stages[0].pilot.tap("Refresh")
    for stage in stages {
      try await stage.pilot.waitUntil("the list shows the message") {
        $0.labels.contains("There are no posts yet.")
      }
      #expect(stage.pilot.rowCount == 0)
    }
  }
}
