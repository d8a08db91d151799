import Copies
import Foundation
import ScriptRunner
import SourceMeasures

/// `swift run kit`: copies patterns into an app, and updates the copies.
@main
@MainActor
struct KitProgram {
  static let to = CommandLineOption(
    "--to", "DIR",
    "the folder of the copies in your app (default: this folder, or that of the package)")
  static let root = CommandLineOption(
    "--root", "DIR", "the kit's folder (default: above this program)")
  static let statuses = """
    exit status:
      0  success                                          64  bad command line
      1  a conflict, a failed test, or a refused command  65  damaged or newer manifest
      74  a file cannot be written, or git failed         66  missing folder or manifest
    """

  private static let program = CommandLineProgram(
    "kit", arguments: "COMMAND [options]",
    summary: """
      Copies patterns with their tests into an app, and updates the copies.
      “kit COMMAND --help” explains a command. Guides/CopyingAModule.md explains the files.
      """,
    options: [to, root],
    epilogue: Subcommand.list(KitRun.commands) + "\n\n" + statuses)

  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    if let command = KitRun.commands.first(where: { $0.name == words.first }) {
      await command.play(
        words.dropFirst(), of: "kit", shared: [to, root], epilogue: statuses, status: status)
    }
    let names = KitRun.commands.map(\.name)
    let misplaced = ProgramError.misplacedCommand(in: words, known: names)
    await program.run(words.isEmpty ? ["--help"] : misplaced == nil ? words : []) { options in
      throw misplaced
        ?? ProgramError.unknown("command", options.arguments.first ?? "", known: names)
    }
  }

  /// Returns the exit status for an error of the libraries.
  ///
  /// The result is nil for an error of git and for any other error.
  static func status(of error: any Error) -> ExitStatus? {
    switch error {
    case is PackageSources.NotFound, CopyError.noKit, CopyError.incompleteKit, CopyError.noFolder,
      CopyError.noManifest:
      .noInput
    case CopyError.noPattern, CopyError.insideKit, CopyError.badModuleName,
      CopyError.severalCopies, CopyError.otherTestFolder, CopyError.testsInSources:
      .usage
    case CopyError.otherTool, CopyError.newer, CopyError.damaged: .dataError
    case CopyError.alreadyAdded, CopyError.behind, CopyError.notAdded, CopyError.exists,
      CopyError.unresolved, CopyError.changedMeanwhile, CopyError.dirtyTree:
      .failure
    default: nil
    }
  }
}
