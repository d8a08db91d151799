import Domain
import Foundation
import ScriptRunner
import ServiceLocator
import Storyboard

/// `swift run posts`: screens that come out of a storyboard file, their services in placeholders.
@main
@MainActor
struct Posts {
  static let program = ScriptedProgram(help: help, version: "0.1.0")

  static let help = ProgramHelp(
    program: "posts",
    summary: """
      Posts on two screens that are made from a storyboard file, as Interface Builder writes it. It
      reads commands, one a line, from a script or from standard input, and draws the screen at the
      end. With nothing to read it plays a short tour.

      There is no server: the posts come from a demo session inside the program, which forgets what
      was done when it ends, or, with --db, from the store on this device.
      """,
    options: [
      CommandLineOption(
        "--db", "FILE", "the store; made, with the demo's posts in it, where there is none"),
      CommandLineOption(
        "--storyboard", "FILE", "the storyboard to make the screens from; checked before use"),
    ] + StandardOptions.options,
    epilogue: """
      commands:
        open ROW                          back
        refresh                           flow
        write TEXT                        remove ROW
        offline                           online
        show                              help
        quit
      ROW is the number before a row. Write "two words" for a text with a space. What is written
      or removed is somebody else's doing, of which the screen is not told.

      A storyboard may name the classes PostsViewController (or ForwardingPostsViewController, the
      same screen as the document has it), PostViewController and PostServiceLocator.

      \(StandardOptions.statuses)
      """)

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    let status = await program.run(words, status: status) { given, options in
      try await PostsRun(given, options, program.console).play()
    }
    exit(status.rawValue)
  }

  /// A bad storyboard and a file of another kind are bad input; everything else is the disk's or
  /// the system's fault.
  static func status(of error: any Error) -> ExitStatus {
    switch error {
    case StoryboardError.unreadable: .noInput
    case is StoryboardError: .dataError
    case StoreError.corrupt, StoreError.notADatabase, StoreError.foreign,
      StoreError.newerSchema:
      .dataError
    default: .ioError
    }
  }
}
