import Domain
import Foundation
import ScriptRunner

/// `swift run profile`: the fourth document's screen, on a real store and a server that is played.
@main
@MainActor
struct ProfileProgram {
  static let program = ScriptedProgram(help: help, version: "0.1.0")

  static let help = ProgramHelp(
    program: "profile",
    summary: """
      A profile: header and posts, followers, following after a question, and a composer. The posts
      are in a real SQLite file; a new one gets a few to look at. The server is a small one that is
      played inside of this program: it knows five people, and forgets who was followed when the
      program ends. You are Grace Hopper. From 80 columns on, followers stand beside the profile;
      in a narrower window on top of it. The program reads commands, one a line, from a script or
      from standard input, and draws the screen at the end. With nothing to read it plays a short
      tour on a temporary database, in sizes of its own.
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
    let words = CommandLine.arguments.dropFirst()
    let status = await program.run(words, status: status) { given, options in
      try await ProfileRun(given, options, program.console).play()
    }
    exit(status.rawValue)
  }

  /// A file of another kind is bad input; everything else is the disk's or the system's fault.
  static func status(of error: any Error) -> ExitStatus {
    switch error {
    case StoreError.corrupt, StoreError.notADatabase, StoreError.foreign,
      StoreError.newerSchema:
      .dataError
    default: .ioError
    }
  }
}
