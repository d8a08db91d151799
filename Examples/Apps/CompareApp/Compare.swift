import ChangeRequests
import ComparisonReport
import FaultMeasures
import Foundation
import OwnVariant
import ScriptRunner
import SourceMeasures

/// `swift run compare [GROUP]`: measures a group of variants, by default the people list's.
@main
@MainActor
struct Compare {
  static let program = CommandLineProgram(
    "compare",
    summary: """
      Measures the four variants of the people list, and prints a table with a column for each
      variant: ten measures of the sources, and the running times. A debug build prints no running
      times, unless you pass --quick. For figures that mean something: swift run -c release compare
      Another screen is measured if you write the name of its group: swift run compare grocery
      """,
    options: [
      CommandLineOption("--all", nil, "print all measures of the sources"),
      CommandLineOption(
        "--with", "FOLDER", "add your own people list, and run the specification on it"),
      CommandLineOption("--no-run", nil, "measure the sources only"),
      CommandLineOption("--quick", nil, "run with 1,000 people and three rounds only"),
      CommandLineOption("--markdown", nil, "print Markdown"),
      CommandLineOption("--json", nil, "print JSON with all measures"),
      CommandLineOption("--html", "FILE", "write a page with sequences, tests, diffs and measures"),
      CommandLineOption(
        "--update", "FILE", "update a guide's tables; the running times in a release build only"),
      CommandLineOption("--root", "DIR", "the package's folder (default: above this program)"),
    ] + TraceCommand.options + ChangeCommand.options + FaultsCommand.options + [
      CommandLineOption(
        "--variant", "NAME", "with --trace or --change: one variant; may occur several times")
    ],
    epilogue: """
      groups:
        people   the people list in four variants (default)
        grocery  the shopping lists in four stages, without running times
        posts    the posts with a storyboard and with a coordinator, without running times

      exit status:
        0  all is well            1  your own variant failed a test of the specification
        64 called wrongly         65 the guide has no marks, or your variant does not compile
        66 a file is missing      74 a file cannot be written, or a variant failed
      """)

  static func main() async {
    await program.run(
      hidden: MemoryChild.option, status: status
    ) { options in
      if options.has("--variant"), !options.has("--trace"), !options.has("--change") {
        throw ProgramError("--variant needs --trace or --change", .usage)
      }
      if let trace = try TraceCommand(options, program.console) {
        return try await trace.play(in: CompareRun.findPackage(options))
      }
      if let change = try ChangeCommand(options, program.console) {
        return try change.play(in: try CompareRun.findPackage(options))
      }
      if let faults = try FaultsCommand(options, program.console) {
        return try await faults.play(in: try CompareRun.findPackage(options))
      }
      guard let task = options[MemoryChild.option.name] else {
        return try await CompareRun(options, program.console).play()
      }
      program.console.write("\(try await MemoryChild.measure(task))")
      return .success
    }
  }

  private static func status(of error: any Error) -> ExitStatus? {
    switch error {
    case is PackageSources.NotFound, OwnVariantFolder.Fault.missing: .noInput
    case is OwnVariantFolder.Fault, is OwnVariantPackage.BuildFailure, is UnifiedDiff.Fault:
      .dataError
    default: nil
    }
  }
}

extension CommandLineOptions {
  /// The values of `--variant`, or all variants of the people list.
  var variants: [Variant] {
    get throws(ProgramError) {
      let known = VariantGroup.people.variants
      let chosen = all("--variant")
      if let name = chosen.first(where: { name in !known.contains { $0.rawValue == name } }) {
        throw ProgramError.unknown("variant", name, known: known.map(\.rawValue))
      }
      return chosen.isEmpty ? known : chosen.map(Variant.init)
    }
  }
}
