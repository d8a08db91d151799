import Foundation
import ScriptRunner
import Storyboard

/// A program that prints the flow of a storyboard as Mermaid, text or SVG.
@main
struct StoryboardFlowProgram {
  static let help = ProgramHelp(
    program: "storyboard-flow",
    summary: """
      Prints the screens of a storyboard and the segues between them. The default format is a
      Mermaid flowchart. FILE is a file of Interface Builder.

        storyboard-flow Main.storyboard
        storyboard-flow --svg -o flow.svg Main.storyboard
      """,
    options: [
      CommandLineOption("--mermaid", nil, "print a Mermaid flowchart (the default)"),
      CommandLineOption("--text", nil, "print each screen with its segues"),
      CommandLineOption("--svg", nil, "print an SVG picture"),
      CommandLineOption("--list-ignored", nil, "print the elements that the program ignores"),
      CommandLineOption("-o", "FILE", "write to FILE instead of standard output"),
    ],
    epilogue: """
      The program omits segues without destination and reports them on standard error.
      Exit status: 0 success, 64 wrong usage, 65 not a storyboard or not well-formed XML,
      66 unreadable file, 74 the output cannot be written.
      """)

  static func main() {
    do {
      let options = try CommandLineOptions(
        CommandLine.arguments.dropFirst(), knowing: help.options)
      if options.has("--help") { return print(help.text, terminator: "") }
      if options.has("--version") { return print("storyboard-flow 1.0") }
      try run(options)
    } catch let error as UsageError {
      stop("\(error.description)\n\(help.usage)", .usage)
    } catch let error as StoryboardError {
      if case .unreadable = error { stop(error.description, .noInput) }
      stop(error.description, .dataError)
    } catch {
      stop("The output cannot be written: \(error.localizedDescription)", .ioError)
    }
  }

  private static func run(_ options: CommandLineOptions) throws {
    let forms = ["--mermaid", "--text", "--svg", "--list-ignored"].filter { options.has($0) }
    guard forms.count <= 1 else {
      throw UsageError("Use only one of \(forms.joined(separator: " and ")).")
    }
    guard let path = options.arguments.first, options.arguments.count == 1 else {
      throw UsageError(
        options.arguments.isEmpty
          ? "Name a storyboard file." : "Name only one storyboard file.")
    }
    let storyboard = try StoryboardFile(contentsOf: URL(filePath: path))
    for problem in storyboard.problems {
      complain("\(storyboard.name):\(problem.line): \(problem.scene): \(problem.message)")
    }
    let output =
      switch forms.first {
      case "--text": StoryboardFlow(storyboard).text
      case "--svg": StoryboardFlow(storyboard).svg
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
        stop("“\(file)” cannot be written: \(reason)", .ioError)
      }
    } else {
      try FileHandle.standardOutput.write(contentsOf: Data(output.utf8))
    }
  }

  private static func ignored(in storyboard: StoryboardFile) -> String {
    storyboard.ignoredElements
      .map { "\($0.kind) × \($0.count), first in line \($0.firstLine)\n" }
      .joined()
  }

  private static func complain(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("storyboard-flow: \(message)\n".utf8))
  }

  private static func stop(_ message: String, _ status: ExitStatus) -> Never {
    complain(message)
    exit(status.rawValue)
  }
}
