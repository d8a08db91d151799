import Foundation
import TestSupport
import Testing

@Suite("The `profile` program prints the same text for the same script")
struct ProfileTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func profile(_ arguments: String..., input: String = "") async throws -> Program.Result {
    try await Program("profile").run(
      ["--locale", "en_US"] + arguments, input: input, home: home.url)
  }

  private static let script = """
    # a post, a follower, a follow
    post "A moth, in relay 70" "taped into the log"
    show
    followers
    open 1
    follow
    """

  @Test("without input, the program plays the tour")
  func tour() async throws {
    let result = try await profile()
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("profile-tour").expect(result.output)
  }

  @Test("a script prints the same text from a file and from a pipe")
  func script() async throws {
    let file = try home.write(Self.script, to: "commands")
    let fromFile = try await profile("--db", "a.sqlite", "--script", file)
    #expect(fromFile.errors.isEmpty)
    #expect(fromFile.status == 0)
    try Golden("profile-script").expect(fromFile.output)
    let fromPipe = try await profile("--db", "b.sqlite", input: Self.script)
    #expect(fromPipe.output == fromFile.output)
  }

  @Test("in a narrow window the script pushes all screens on one stack")
  func narrow() async throws {
    let result = try await profile("--db", "a.sqlite", "--size", "60x24", input: Self.script)
    #expect(result.errors.isEmpty)
    try Golden("profile-narrow").expect(result.output)
  }

  @Test("a post is kept for the next run, but the state of the Follow button is not")
  func persists() async throws {
    _ = try await profile("--db", "a.sqlite", input: Self.script)
    let next = try await profile("--db", "a.sqlite", input: "followers\nopen 1\n")
    #expect(next.output.contains("A moth, in relay 70"))
    #expect(next.output.contains("[Follow]"))
  }

  @Test("the locale determines the number format")
  func locale() async throws {
    let result = try await Program("profile").run(
      ["--db", "a.sqlite", "--locale", "de_DE"], input: "show", home: home.url)
    #expect(result.output.contains("1.206 Follower"))
  }

  @Test(
    "a failed command stops the script with status 65 and reports the line and the reason",
    arguments: [
      ("open 1", "line 1: There is no table."), ("follow", "There is no button “Follow”."),
      ("back", "There is no screen to go back to."), ("post", "Write “post HEADLINE [MORE]”."),
      ("post \"\"", "This Post Cannot Be Sent: A post needs a text."),
      ("link unmassive://people/42", "The link contains “42”"),
      ("size big", "Write a size as 60x24"),
      ("server sideways", "Write “server up” or “server down”."),
      ("server down\nfollowers\nopen 1", "line 3: There is no row 1."),
      ("frobnicate", "Unknown command “frobnicate”"),
    ].cases(3))
  func refused(_ lines: String, _ reason: String) async throws {
    let result = try await profile("--db", "a.sqlite", input: lines + "\n")
    #expect(result.status == 65)
    #expect(result.errors.contains(reason))
  }

  @Test("if the server is down, the screen shows an error and a “Try Again” button")
  func serverDown() async throws {
    let result = try await profile(
      "--db", "a.sqlite", input: "server down\nfollowers\nshow\nserver up\ntap \"Try Again\"\n")
    #expect(result.status == 0)
    #expect(result.output.contains("The server cannot be reached"))
    #expect(result.output.contains("[Try Again]"))
    #expect(result.output.contains("Ada Lovelace"))
  }
}
