import Domain
import Foundation
import ScriptRunner

/// `swift run grocery`: shopping lists that live in a file, on the slim screen or the massive one.
@main
@MainActor
struct Grocery {
  static let program = ScriptedProgram(help: help, version: "0.1.0")

  static let help = ProgramHelp(
    program: "grocery",
    summary: """
      Shopping lists in a real SQLite file, on the screen that iOS controllers would draw. It reads
      commands, one a line, from a script or from standard input, and draws the screen at the end.
      With nothing to read it plays a short tour on a temporary database. Both screens print the
      same bytes.
      """,
    options: [
      CommandLineOption(
        "--db", "FILE", "the database (default: in your application-support folder)"),
      CommandLineOption("--massive", nil, "use the one big controller, not the slim screen"),
    ] + StandardOptions.options,
    epilogue: """
      commands:
        add TITLE                         delete ROW
        show                              help
        quit
      ROW is the number before a row. Write "two words" for a title with a space.

      \(StandardOptions.statuses)
      """)

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    let status = await program.run(words, status: status) { given, options in
      try await GroceryRun(given, options, program.console).play()
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
