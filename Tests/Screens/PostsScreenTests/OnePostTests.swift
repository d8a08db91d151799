import Domain
import HeadlessUI
import Pilot
import PostsScreen
import TestDoubles
import TestSupport
import Testing

@Suite(
  "Posts: the screen of one post", .tags(.mockInjection),
  .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct OnePostTests {
  private let two: [Post] = [.fixture(1, "Hello\nfrom Ada"), .fixture(2, "Good night")]

  @Test("the screen shows the whole text and the day", arguments: ListForm.allCases)
  func shows(_ form: ListForm) async throws {
    let pilot = try await open("Hello", form).pilot
    #expect(pilot.title == "Post")
    let text = try pilot.text(of: "Text")
    #expect(text == "Hello\nfrom Ada")
    #expect(pilot.labels == ["November 14, 2023"])
  }

  @Test(
    "the screen shows the current post instead of the list's copy", arguments: ListForm.allCases)
  func current(_ form: ListForm) async throws {
    let stage = try await open("Hello", form) {
      $0.session.answer(.success([.fixture(1, "Hello again")]))
    }
    let text = try stage.pilot.text(of: "Text")
    #expect(text == "Hello again")
    try stage.pilot.tap("Posts")
    #expect(stage.titles == ["Hello", "Good night"], "the list shows what it loaded")
  }

  @Test("if the post was deleted, the screen shows a message", arguments: ListForm.allCases)
  func deletedPost(_ form: ListForm) async throws {
    let stage = try await open("Good night", form) { $0.session.answer(.success([])) }
    let text = try stage.pilot.text(of: "Text")
    #expect(text == "This post no longer exists.")
    #expect(stage.pilot.labels == [""])
  }

  @Test(
    "after a failed load, the indicator stops, and an alert offers “Try Again”",
    arguments: ListForm.allCases)
  func failure(_ form: ListForm) async throws {
    let stage = try await open("Hello", form) {
      $0.session.answer(.failure(.unreachable(reason: "no network")))
    }
    #expect(stage.pilot.alert?.title == "The Post Was Not Loaded")
    #expect(!stage.pilot.isBusy)
    stage.session.answer(.success(two))
    try stage.pilot.answer("Try Again")
    try await stage.pilot.waitWhileBusy()
    let text = try stage.pilot.text(of: "Text")
    #expect(text == "Hello\nfrom Ada")
  }

  @Test("the text cannot be edited", arguments: ListForm.allCases)
  func readOnly(_ form: ListForm) async throws {
    let pilot = try await open("Hello", form).pilot
    #expect(throws: PilotError.self) { try pilot.type("x", into: "Text") }
  }

  /// Loads the list, calls `prepare` and selects the row.
  private func open(
    _ row: String, _ form: ListForm, _ prepare: (PostsStage) -> Void = { _ in }
  ) async throws -> PostsStage {
    let stage = try PostsStage(form, posts: two)
    try await stage.pilot.waitUntil("the posts are loaded") { $0.rowCount == 2 }
    prepare(stage)
    try stage.pilot.selectRow(row)
    try await stage.pilot.waitWhileBusy()
    return stage
  }
}
