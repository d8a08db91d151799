import TestSupport
import Testing

/// What the list of posts must name of the screen that follows it.
@Suite("Posts: what the list mentions of the next screen")
struct NextScreenTests {
  /// The names that belong to the next screen, and that a change of it can break.
  private static let names = ["PostViewController", "postID", "showPost"]

  private func names(in folder: String) throws -> [String] {
    let list = try SourceFile("Sources/Screens/\(folder)/PostsListViewController.swift")
    let code = list.codeLines.joined(separator: "\n")
    return Self.names.filter { code.contains($0) }
  }

  @Test("the list of the storyboard names the next screen, its property and the segue")
  func storyboard() throws {
    let names = try names(in: "PostsScreen")
    #expect(names == ["PostViewController", "postID", "showPost"])
  }

  @Test("the coordinator's list does not mention the next screen")
  func coordinator() throws {
    let names = try names(in: "CoordinatedPosts")
    #expect(names.isEmpty)
  }
}
