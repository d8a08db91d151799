import Domain
import Foundation
import PostsScreen
import ScriptRunner
import ServiceLocator
import Storyboard

/// `swift run posts`: screens from a storyboard file, with their services in placeholders.
@main
@MainActor
struct PostsProgram {
  static let program = CommandLineProgram(
    "posts",
    summary: """
      Shows posts on screens from a storyboard file in Interface Builder's format. The program
      reads commands, one a line, from a script or from standard input, and draws the screen at the
      end. Without input and files it plays a short tour.

      The posts come from a demo session inside the program, which resets when the program ends.
      With --db they come from a database on this device, with --server from a server.
      """,
    options: [
      CommandLineOption(
        "--db", "FILE", "the database; a new file starts with the demo's posts"),
      CommandLineOption(
        "--storyboard", "FILE", "the storyboard of the screens; checked before use"),
      CommandLineOption(
        "--coordinator", nil, "the same screens with a coordinator, without a storyboard"),
      CommandLineOption(
        "--server", "URL", "the address of a JSON array of posts with id, author, text and date"),
    ] + StandardOptions.options,
    epilogue: """
      commands:
        open ROW                          back
        link ROW                          done
        refresh                           flow
        display                           days
        more                              less
        write TEXT                        remove ROW
        offline                           online
        show                              help
        quit
      display shows a switch and a stepper. days turns the switch on or off, and more and less step
      the number of lines.
      ROW is the number before a row. Write "two words" for a text with a space. The commands write
      and remove change the posts as another user would. The screen shows it after a refresh.

      A storyboard may use the classes PostsViewController, ForwardingPostsViewController (the same
      screen with a table data source written by hand), PostViewController and PostServiceLocator.

      \(StandardOptions.statuses)
      """)

  static func main() async {
    await program.run(status: status) { try await PostsRun($0, program.console).play() }
  }

  /// Returns status 66 for an unreadable storyboard, 65 for an invalid one, otherwise nil.
  private static func status(of error: any Error) -> ExitStatus? {
    switch error {
    case StoryboardError.unreadable: .noInput
    case is StoryboardError: .dataError
    default: nil
    }
  }
}

/// One run of the program: its storyboard, its posts and its input.
@MainActor
struct PostsRun {
  private let database: URL?
  private let storyboardFile: URL?
  private let usesCoordinator: Bool
  private let server: URL?
  private let options: StandardOptions
  private let console: Console

  init(_ given: CommandLineOptions, _ console: Console) throws(ProgramError) {
    database = given["--db"].map { URL(filePath: $0) }
    storyboardFile = given["--storyboard"].map { URL(filePath: $0) }
    usesCoordinator = given.has("--coordinator")
    server = try given["--server"].map { text throws(ProgramError) in
      guard let url = URL(string: text), ["http", "https"].contains(url.scheme) else {
        throw ProgramError("“\(text)” is not an http address.", .usage)
      }
      return url
    }
    options = try StandardOptions(given)
    let both = ["--storyboard", "--coordinator"], sources = ["--db", "--server"]
    for pair in [both, sources] where pair.allSatisfy({ given.has($0) || given[$0] != nil }) {
      throw ProgramError("\(pair.joined(separator: " and ")) cannot be combined.", .usage)
    }
    self.console = console
  }

  func play() async throws -> ExitStatus {
    let player = ScreenPlayer(console)
    let lines = try player.input(script: options.script)
    let program = try await open(isScripted: lines != nil)
    if lines == [], database == nil, storyboardFile == nil, server == nil, !usesCoordinator {
      await player.play(tour: Self.tour, on: program)
      console.write("That was the tour. To use your own storyboard: posts --storyboard FILE")
      return .success
    }
    let status = await player.play(lines, on: program)
    await program.source.close()
    return status
  }

  /// Makes the screens. The storyboard is checked first, so an invalid file creates no database.
  private func open(isScripted: Bool) async throws -> PostsApp {
    let storyboard =
      usesCoordinator
      ? nil : try storyboardFile.map(StoryboardFile.init(contentsOf:)) ?? .posts()
    if let storyboard { try PostsStoryboard.check(storyboard) }
    let source = try await source()
    let newest = try? await source.session.posts().map(\.date).max()
    let program = try PostsApp(
      storyboard, source: source,
      context: options.context(isScripted: isScripted, after: newest ?? .distantPast),
      size: options.size)
    do {
      try await program.settle()
    } catch {
      guard server == nil else { throw error }
      console.complain("\(error)")
    }
    return program
  }

  private func source() async throws -> any PostsSource {
    if let server { return RemotePosts(session: URLSessionPostSession(at: server)) }
    guard let database else { return DemoPostSession(DemoPosts.all) }
    return try await StoredPosts(at: database, firstPosts: DemoPosts.all)
  }

  /// The steps of the tour, which plays without input and files.
  private static let tour: [TourStep] = [
    ("The screens come from a storyboard, which also contains the flow.", "flow"),
    (
      "You select a row. The next screen receives an identifier, and loads the post.", "open 2"
    ),
    ("", "back"),
    ("You choose what a row shows. A binding links the controls and the setting.", "display"),
    ("", "days"),
    ("", "more"),
    ("The list shows the days and two lines of each post.", "back"),
    (
      "Another user writes a post. The list shows it after the next load.",
      "write \"A new post.\""
    ),
    ("", "refresh"),
    (
      "Another user removes a post. The list still shows it, but the post's screen does not.",
      "remove 2"
    ),
    ("", "open 2"),
    ("", "back"),
    ("The network fails. Nothing happens before the next request.", "offline"),
    ("An alert shows the error. The indicator stops, and the rows stay.", "refresh"),
    ("", "online"),
  ]
}
