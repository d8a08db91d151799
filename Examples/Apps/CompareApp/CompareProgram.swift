import ComparisonReport
import Database
import Foundation
import Pilot
import ScriptRunner
import SourceMeasures

/// `swift run compare`: the four variants of the people list, counted, run, and set side by side.
@main
@MainActor
struct CompareProgram {
  static let console = Console(program: "compare")

  static let help = ProgramHelp(
    program: "compare",
    summary: """
      Measures the variants of the people list and prints a table, a variant a column: first what
      their sources say, then how they run. In a debug build running is left out unless --quick asks
      for it; for figures that mean something: swift run -c release compare.
      """,
    options: [
      CommandLineOption("--no-run", nil, "measure the sources only"),
      CommandLineOption("--quick", nil, "run with 1,000 people only, and few rounds"),
      CommandLineOption("--markdown", nil, "print Markdown"),
      CommandLineOption("--json", nil, "print JSON"),
      CommandLineOption("--html", "FILE", "write a page to FILE, with sources and differences"),
      CommandLineOption("--update", "FILE", "write the source measures between a guide's marks"),
      CommandLineOption("--root", "DIR", "the package's folder (default: looked for above here)"),
    ],
    epilogue: """
      exit status:
        0  all is well            64  called wrongly       65  the guide has no marks
        66 a file is missing      74  something cannot be written, or a variant failed
      """)

  static func main() async {
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) async -> ExitStatus {
    do {
      let options = try CommandLineOptions(words, knowing: help.options + [MemoryChild.option])
      if options.has("--help") {
        console.write(String(help.text.dropLast()))
      } else if options.has("--version") {
        console.write("compare 0.1.0")
      } else if let task = options[MemoryChild.option.name] {
        console.write("\(try await MemoryChild.measure(task))")
      } else {
        try await CompareRun(options, console).play()
      }
      return .success
    } catch {
      return complain(of: error)
    }
  }

  private static func complain(of error: any Error) -> ExitStatus {
    switch error {
    case let error as UsageError:
      console.complain("\(error)\n\(help.usage)")
      return .usage
    case let error as PackageSources.NotFound:
      console.complain(error.description)
      return .noInput
    case is MissingInput:
      console.complain("\(error)")
      return .noInput
    case is CommandFault:
      console.complain("\(error)")
      return .dataError
    default:
      console.complain("\(error)")
      return .ioError
    }
  }
}
