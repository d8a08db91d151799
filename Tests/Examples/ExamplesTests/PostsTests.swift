import Foundation
import TestSupport
import Testing

@Suite("The `posts` program")
struct PostsTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func posts(_ arguments: String..., input: String = "") async throws -> Program.Result {
    try await Program("posts").run(["--locale", "en_US"] + arguments, input: input, home: home.url)
  }

  static let script = """
    # read, and come back
    open 1
    show
    back
    write "A new post."
    refresh
    open 2
    show
    back
    """

  /// Writes a copy of the app's storyboard with some text replaced, and returns its path.
  private func storyboard(replacing part: String, with other: String) throws -> String {
    let url = SourceFile.root.appending(path: "Sources/Screens/PostsScreen/Main.storyboard")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains(part))
    return try home.write(text.replacing(part, with: other), to: "Mine.storyboard")
  }

  @Test("without input, the program plays the tour")
  func tour() async throws {
    let result = try await posts()
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("posts-tour").expect(result.output)
  }

  @Test("a script prints the same text from a file, from a pipe and with a database")
  func script() async throws {
    let file = try home.write(Self.script, to: "commands")
    let fromFile = try await posts("--script", file)
    #expect(fromFile.errors.isEmpty)
    #expect(fromFile.status == 0)
    try Golden("posts-script").expect(fromFile.output)
    let fromPipe = try await posts(input: Self.script)
    #expect(fromPipe.output == fromFile.output)
    let onStore = try await posts("--db", "a.sqlite", input: Self.script)
    #expect(onStore.output == fromFile.output)
  }

  @Test("a post is kept for the next run with `--db`, and lost without `--db`")
  func persists() async throws {
    let line = "write \"Kept.\"\nquit\n"
    _ = try await posts("--db", "a.sqlite", input: line)
    let kept = try await posts("--db", "a.sqlite")
    #expect(kept.output.contains("Kept."))
    _ = try await posts(input: line)
    let shown = try await posts(input: "show\nquit")
    #expect(!shown.output.contains("Kept."))
  }

  @Test("`ForwardingPostsViewController` draws the same screens as `PostsViewController`")
  func forwarding() async throws {
    let file = try storyboard(
      replacing: "\"PostsViewController\"", with: "\"ForwardingPostsViewController\"")
    let result = try await posts("--storyboard", file, input: Self.script)
    #expect(result.errors.isEmpty)
    try Golden("posts-script").expect(result.output)
  }

  @Test(
    "for a bad storyboard, `posts` prints the problem and neither draws nor stores anything",
    arguments: [
      ("</scenes>", "", "Mine.storyboard:112:12: The file is not well-formed XML: a closing tag"),
      (
        "customClass=\"PostViewController\"", "customClass=\"Pots\"",
        "Mine.storyboard:74: Post: The class Pots is not registered."
      ),
      (
        "destination=\"Tab-le-001\"", "destination=\"Gon-e0-001\"",
        "storyboard:62: Posts: The outlet “tableView” leads to Gon-e0-001, which does not exist."
      ),
      (
        "property=\"dateLabel\"", "property=\"textView\"",
        "Mine.storyboard:96: Post: The outlet “textView” has the type UITextView, not label."
      ),
      (
        "identifier=\"showPost\"", "",
        "Mine.storyboard:28: Posts: There is no segue “showPost”."
      ),
      (" initialViewController=\"Nav-ig-001\"", "", "No controller is marked as the initial one."),
      ("<document ", "<plist ", "Mine.storyboard:"),
    ].cases(3))
  func badStoryboard(_ part: String, _ other: String, _ complaint: String) async throws {
    let file = try storyboard(replacing: part, with: other)
    let result = try await posts("--storyboard", file, "--db", "a.sqlite", input: "show")
    #expect(result.status == 65)
    #expect(result.errors.contains(complaint), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: home.url.appending(path: "a.sqlite").path))
  }

  @Test(
    "a bad command stops the script with status 65 and reports the line number",
    arguments: [
      ("open 9", "line 1: There is no row 9."), ("open one", "line 1: “one” is not a row number."),
      ("back", "line 1: There is no button “Posts”."), ("open 1\nrefresh", "line 2: "),
      ("remove 0", "line 1: There is no row 0."), ("write \"\"", "line 1: A post needs a text."),
      ("remove 1\nremove 1", "line 2: The post in row 1 no longer exists."),
      ("offline\nopen 1", "line 2: The Post Was Not Loaded: The server cannot be reached"),
      ("frobnicate", "line 1: Unknown command “frobnicate”"),
    ].cases(3))
  func badCommand(_ script: String, _ complaint: String) async throws {
    let result = try await posts(input: script + "\n")
    #expect(result.status == 65)
    #expect(result.errors.contains(complaint), "\(result.errors)")
  }

  @Test("`offline` fails with `--db`, because the store is never offline")
  func storeOffline() async throws {
    let result = try await posts("--db", "a.sqlite", input: "offline")
    #expect(result.status == 65)
    #expect(result.errors.contains("Leave out --db"))
  }
}
