import Database
import Foundation
import ScriptRunner

/// `swift run profile`: a profile screen on a SQLite store and a demo server.
@main
@MainActor
struct ProfileProgram {
  static let program = CommandLineProgram(
    "profile",
    summary: """
      Shows a profile: header, posts, followers, a follow button that asks first, and a composer.
      The posts are in a SQLite file; a new file starts with three posts. A small demo server runs
      inside the program. It has five people, and resets when the program ends. You are Grace
      Hopper. In a window of 80 columns or more, followers appear beside the profile, and in a
      narrower window on top of it. The program reads commands, one a line, from a script or from
      standard input, and draws the screen at the end. Without input it plays a short tour on a
      temporary database, in sizes of its own.
      """,
    options: [
      CommandLineOption(
        "--db", "FILE", "the database (default: in your application-support folder)")
    ] + StandardOptions.options,
    epilogue: """
      commands:
        followers                         open ROW
        follow                            back
        post HEADLINE [MORE]              link unmassive://people/ID[/followers]
        tap BUTTON                        server up|down
        size 60x24                        show
        help                              quit
      ROW is the number before a row. Write "two words" for a text with a space.

      \(StandardOptions.statuses)
      """)

  static func main() async {
    await program.run { try await ProfileRun($0, program.console).play() }
  }
}

/// One run of the program: its database, its input and the tour.
@MainActor
struct ProfileRun {
  private let database: URL?
  private let options: StandardOptions
  private let console: Console

  init(_ given: CommandLineOptions, _ console: Console) throws(ProgramError) {
    database = given["--db"].map { URL(filePath: $0) }
    options = try StandardOptions(given)
    self.console = console
  }

  func play() async throws -> ExitStatus {
    let player = ScreenPlayer(console)
    let lines = try player.input(script: options.script)
    if lines == [], database == nil {
      return try await playTour(player)
    }
    let app = try await makeApp(
      at: database ?? .supportFile("profile.sqlite"), isScripted: lines != nil)
    let status = await player.play(lines, on: app)
    await app.close()
    return status
  }

  private func playTour(_ player: ScreenPlayer) async throws -> ExitStatus {
    let folder = FileManager.default.temporaryDirectory.appending(path: "profile-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try await makeApp(at: folder.appending(path: "tour.sqlite"), isScripted: true)
    await player.play(tour: Self.tour, on: app)
    console.write("That was the tour. To use your own database: profile --db FILE")
    return .success
  }

  private func makeApp(at url: URL, isScripted: Bool) async throws -> ProfileApp {
    let app = try await ProfileApp(at: .file(url), size: options.size) {
      options.context(isScripted: isScripted, after: $0)
    }
    try await app.settle()
    return app
  }

  /// The steps of the tour, which plays without input and `--db`.
  private static let tour: [TourStep] = [
    (
      "This is your own profile. Header and grid are two child view controllers.", "size 80x24"
    ),
    (
      "You write a post. Return moves to the next field, then sends. The grid observes the store.",
      "post \"A moth, in relay 70\" \"taped into the log\""
    ),
    ("The window is wide, so the followers appear beside the profile.", "followers"),
    (
      "In a narrow window the same screen is on top of the stack. The path stays the same.",
      "size 60x24"
    ),
    ("A row passes an identifier. The next screen loads its own data.", "open 1"),
    ("Follow asks for confirmation.", "tap Follow"),
    ("If you cancel, no request is sent.", "tap Cancel"),
    ("The server fails. An alert shows the error, and nothing changes.", "server down"),
    ("", "follow"),
    ("The server works again. The presenter gets the reply.", "server up"),
    ("", "follow"),
    (
      "A bad link is refused before a screen is made.", "link unmassive://people/42"
    ),
    ("Back returns to the profile.", "back"),
  ]
}
