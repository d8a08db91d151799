import DemoServer
import Foundation
import TestSupport
import Testing

@Suite("The `posts` program: the coordinator, a link and a server")
struct PostsFlowTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func posts(_ arguments: String..., input: String = "") async throws -> Program.Result {
    try await Program("posts").run(["--locale", "en_US"] + arguments, input: input, home: home.url)
  }

  private static let link = "link 2\nshow\ndone\nopen 1\nback\n"

  @Test("`--coordinator` draws the same screens as the storyboard")
  func coordinator() async throws {
    let result = try await posts("--coordinator", input: PostsTests.script)
    #expect(result.errors.isEmpty)
    try Golden("posts-script").expect(result.output)
  }

  @Test("with and without `--coordinator`, a link opens the post over the list")
  func link() async throws {
    let storyboard = try await posts(input: Self.link)
    let coordinator = try await posts("--coordinator", input: Self.link)
    #expect(storyboard.errors.isEmpty)
    try Golden("posts-link").expect(storyboard.output)
    #expect(coordinator.output == storyboard.output)
  }

  @Test("with `--coordinator`, `flow` fails because a coordinator has no picture of its flow")
  func noPicture() async throws {
    let result = try await posts("--coordinator", input: "flow\n")
    #expect(result.status == 65)
    #expect(result.errors.contains("A coordinator has no picture of its flow."))
  }

  @Test(
    "conflicting options and an invalid address are rejected with status 64",
    arguments: [
      (
        ["--coordinator", "--storyboard", "a"], "--storyboard and --coordinator cannot be combined."
      ),
      (["--db", "a", "--server", "http://localhost"], "--db and --server cannot be combined."),
      (["--server", "posts"], "“posts” is not an http address."),
    ].cases(2))
  func exclusions(_ arguments: [String], _ complaint: String) async throws {
    let result = try await Program("posts").run(arguments, home: home.url)
    #expect(result.status == 64)
    #expect(result.errors.contains(complaint), "\(result.errors)")
  }

  @Test(
    "`--server` loads the posts with `URLSession`", arguments: [[], ["--coordinator"]].cases(1))
  func server(_ flow: [String]) async throws {
    let server = HTTPServer(PostsHandler())
    let url = try await server.start(port: 0).appending(path: "posts")
    let arguments = ["--locale", "en_US", "--server", url.absoluteString] + flow
    let result = try await Program("posts").run(
      arguments, input: "open 1\nshow\nback\nremove 1\n", home: home.url)
    #expect(result.output.contains("From the server"))
    #expect(result.errors.contains("The server's posts cannot be changed from here."))
    await server.stop()
    let stopped = try await Program("posts").run(arguments, home: home.url)
    #expect(stopped.status == 65)
    #expect(stopped.errors.contains("The Posts Were Not Loaded: The server cannot be reached"))
  }
}

/// A handler that returns one post.
private struct PostsHandler: RequestHandler {
  func acceptsConnection() -> Bool { true }

  func reply(to request: ServerRequest) -> ServerReply {
    .response(
      ServerResponse(
        200,
        json: [
          [
            "id": "\(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))",
            "author": "\(UUID())", "text": "From the server", "date": "2024-01-01T00:00:00Z",
          ]
        ]))
  }
}
