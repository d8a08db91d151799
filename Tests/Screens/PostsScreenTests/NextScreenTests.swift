import TestSupport
import Testing

/// Searches the source code of two lists for names that belong to the next screen.
@Suite("Posts: names of the next screen in the code of a list")
struct NextScreenTests {
  /// The names of the next screen, its parameter and its segue.
  private static let names = ["PostViewController", "postID", "showPost"]

  private func names(in folder: String) throws -> [String] {
    let list = try SourceFile("Sources/Screens/\(folder)/PostsListViewController.swift")
    let code = list.codeLines.joined(separator: "\n")
    return Self.names.filter { code.contains($0) }
  }

  @Test("with a storyboard, the code of the list names the next screen's class, property and segue")
  func storyboard() throws {
    let names = try names(in: "PostsScreen")
    #expect(names == ["PostViewController", "postID", "showPost"])
  }

  @Test("with a coordinator, the code of the list contains no name of the next screen")
  func coordinator() throws {
    let names = try names(in: "CoordinatedPosts")
    #expect(names.isEmpty)
  }
}
