import Foundation
import ScriptRunner
import Storyboard

/// A program that prints the flow of a storyboard as Mermaid or text.
@main
@MainActor
struct StoryboardFlowProgram {
  static let program = CommandLineProgram(
    "storyboard-flow", version: "1.0",
    summary: """
      Prints the screens of a storyboard and the segues between them. The default format is a
      Mermaid flowchart. FILE is a file of Interface Builder.

        storyboard-flow Main.storyboard
        storyboard-flow --text -o flow.txt Main.storyboard
      """,
    options: [
      CommandLineOption("--mermaid", nil, "print a Mermaid flowchart (the default)"),
      CommandLineOption("--text", nil, "print each screen with its segues"),
      CommandLineOption("--list-ignored", nil, "print the elements that the program ignores"),
      CommandLineOption("-o", "FILE", "write to FILE instead of standard output"),
    ],
    epilogue: """
      The program omits segues without destination and reports them on standard error.
      Exit status: 0 success, 64 wrong usage, 65 not a storyboard or not well-formed XML,
      66 unreadable file, 74 the output cannot be written.
      """)

  static func main() async {
    await program.run(status: status) { options in
      try run(options)
      return .success
    }
  }

  /// Returns status 66 for an unreadable storyboard, 65 for an invalid one, otherwise nil.
  private static func status(of error: any Error) -> ExitStatus? {
    switch error {
    case StoryboardError.unreadable: .noInput
    case is StoryboardError: .dataError
    default: nil
    }
  }

  private static func run(_ options: CommandLineOptions) throws {
    let forms = ["--mermaid", "--text", "--list-ignored"].filter { options.has($0) }
    guard forms.count <= 1 else {
      throw ProgramError("Use only one of \(forms.joined(separator: " and ")).", .usage)
    }
    guard let path = options.arguments.first, options.arguments.count == 1 else {
      throw ProgramError(
        options.arguments.isEmpty
          ? "Name a storyboard file." : "Name only one storyboard file.", .usage)
    }
    let storyboard = try StoryboardFile(contentsOf: URL(filePath: path))
    for problem in storyboard.problems {
      program.console.complain(
        "\(storyboard.name):\(problem.line): \(problem.scene): \(problem.message)")
    }
    let output =
      switch forms.first {
      case "--text": StoryboardFlow(storyboard).text
      case "--list-ignored": ignored(in: storyboard)
      default: StoryboardFlow(storyboard).mermaid
      }
    if let file = options["-o"] {
      do {
        try OutputFile.write(output, to: URL(filePath: file))
      } catch {
        let folder = URL(filePath: file).deletingLastPathComponent().path
        let reason =
          FileManager.default.fileExists(atPath: folder)
          ? error.localizedDescription : "there is no folder \(folder)"
        throw ProgramError("“\(file)” cannot be written: \(reason).", .ioError)
      }
    } else {
      program.console.write(output, terminator: "")
    }
  }

  private static func ignored(in storyboard: StoryboardFile) -> String {
    storyboard.ignoredElements
      .map { "\($0.kind) × \($0.count), first in line \($0.firstLine)\n" }
      .joined()
  }
}
