import Foundation
import Lab
import OwnVariant
import ScriptRunner
import SourceMeasures

/// `swift run lab`: exercises that are checked by running code.
@main
@MainActor
struct LabProgram {
  static let root = CommandLineOption(
    "--root", "DIR", "the package's folder (default: above this program)")
  static let statuses = """
    exit status:
      0  success                64  bad command line    65  bad file, or nothing is started
      1  a check failed         66  missing folder      74  a file cannot be written
    """

  private static let commands: [Subcommand] =
    LabRun.exerciseCommands + LabRun.otherCommands + LabRun.authorCommands

  private static let program = CommandLineProgram(
    "lab", arguments: "[COMMAND] [options]",
    summary: """
      Exercises that change the kit's sources, and that are checked by running code.
      Without a command: prints the topics with your progress, and the next exercise. This is the
      first unsolved exercise after the current one in the order of “lab list”, or else the first
      unsolved one of the list.
      “lab COMMAND --help” explains a command. Guides/Lab.md explains the lab.
      """,
    options: [root],
    epilogue: Subcommand.list(commands) + "\n\n" + statuses)

  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    let name = words.first ?? "--"
    if let command = commands.first(where: { $0.name == name }) {
      await command.play(
        words.dropFirst(), of: "lab", shared: [root], epilogue: statuses, status: status)
    }
    let misplaced = ProgramError.misplacedCommand(in: words, known: commands.map(\.name))
    await program.run(misplaced == nil ? words : [], status: status) { options in
      if let misplaced { throw misplaced }
      guard options.arguments.isEmpty else {
        throw ProgramError.unknown(
          "command", options.arguments[0], known: commands.map(\.name))
      }
      let run = try LabRun(options, program.console)
      program.console.write(try run.map.text, terminator: "")
      return .success
    }
  }

  /// Returns the exit status for an error of the libraries.
  ///
  /// The result is nil for any other error.
  static func status(of error: any Error) -> ExitStatus? {
    switch error {
    case is PackageSources.NotFound, OwnVariantFolder.Fault.missing: .noInput
    case is LabError, is LabProgress.Unreadable, is OwnVariantFolder.Fault,
      is OwnVariantPackage.BuildFailure:
      .dataError
    default: nil
    }
  }
}
