import Domain
import Foundation
import PostsScreen
import ServiceLocator
import Storyboard
import TestDoubles
import TestSupport
import Testing

@Suite("Posts: checks of the storyboard")
@MainActor
struct PostsStoryboardTests {
  @Test("the module's storyboard is valid and has three scenes")
  func shipped() throws {
    let storyboard = try StoryboardFile.posts()
    try PostsStoryboard.check(storyboard)
    #expect(storyboard.scenes.map(\.name) == ["Navigation Controller", "Posts", "Post"])
    let unchanged = try StoryboardFile.posts(replacing: "Posts", with: "Posts")
    #expect(storyboard == unchanged)
  }

  @Test(
    "checking the storyboard creates no service locator, and the first list creates one",
    .tags(.mockInjection))
  func makesNothing() throws {
    var made = 0
    let screens = try PostsStoryboard(.posts(), context: .test) {
      made += 1
      return PostServiceLocator(session: MockSession())
    }
    #expect(made == 0)
    _ = try screens.initialViewController()
    #expect(made == 1, "the list's own placeholder; the next screen gets another")
  }

  @Test(
    "a mistake is reported with its scene and line",
    arguments: [
      (
        #"destination="Ser-lo-001""#, #"destination="Nob-od-y01""#, 61,
        "Posts: The outlet “serviceLocator” leads to Nob-od-y01, which does not exist."
      ),
      (
        #"customClass="PostServiceLocator""#, #"customClass="Locater""#, 66,
        "Posts: The class Locater is not registered."
      ),
      (
        #"property="tableView""#, #"property="table""#, 62,
        "Posts: PostsViewController has no outlet “table”."
      ),
      (
        #"<outlet property="tableView" destination="Tab-le-001" id="Out-tb-001"/>"#, "", 28,
        "Posts: The outlet “tableView” is not connected."
      ),
      (
        #"identifier="showPost""#, #"identifier="show""#, 28,
        "Posts: There is no segue “showPost”."
      ),
      (
        #"destination="Pos-t1-001""#, #"destination="Nav-ig-001""#, 45,
        "Posts: The segue “showPost” leads to a navigationController, not to a PostViewController."
      ),
      (
        #"kind="show" identifier="showPost""#, #"kind="embed" identifier="showPost""#, 45,
        "Posts: The segue “showPost” is of kind “embed”, not “show”."
      ),
      (
        #"<outlet property="delegate" destination="Pos-ts-001" id="Out-dl-001"/>"#, "", 62,
        "Posts: The table's outlet “delegate” does not lead to PostsViewController."
      ),
      (
        #"property="delegate" destination="Pos-ts-001""#,
        #"property="delegate" destination="Ser-lo-001""#, 62,
        "Posts: The table's outlet “delegate” does not lead to PostsViewController."
      ),
    ])
  func faults(_ part: String, _ other: String, _ line: Int, _ complaint: String) throws {
    let storyboard = try StoryboardFile.posts(replacing: part, with: other)
    let error = #expect(throws: StoryboardError.self) { try PostsStoryboard.check(storyboard) }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.contains("Main.storyboard:\(line): \(complaint)"), "\(lines)")
  }

  @Test("a storyboard without an initial view controller is rejected")
  func noInitialController() throws {
    let storyboard = try StoryboardFile.posts(
      replacing: #" initialViewController="Nav-ig-001""#, with: "")
    #expect(throws: StoryboardError.noInitialController(file: "Main.storyboard")) {
      try PostsStoryboard.check(storyboard)
    }
  }
}
