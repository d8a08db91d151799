import Diagnosis
import Foundation
import ScriptRunner

/// `swift run diagnose`: reports the jobs of view controllers, and the pattern for each job.
@main
@MainActor
struct DiagnoseProgram {
  private static let program = CommandLineProgram(
    "diagnose", arguments: "PATH… [options]",
    summary: """
      Reports which jobs each view controller does, with line ranges. For each job it names the
      pattern, its guide, the lines that the pattern takes out, and the first step.
      PATH is a Swift file or a folder of a UIKit app. Nothing is built. Extensions in other files
      of the paths count with their class, and a call has the job of the method that it calls.

        diagnose Sources/Screens/MassivePeopleList
        diagnose --warnings --fail-over 400 MyApp
      """,
    options: [
      CommandLineOption("--all", nil, "also report controllers that need nothing"),
      CommandLineOption("--json", nil, "print JSON"),
      CommandLineOption("--markdown", nil, "print Markdown"),
      CommandLineOption("--warnings", nil, "print “file:line: warning:” for Xcode and CI"),
      CommandLineOption("--fail-over", "N", "exit with 1 if a controller has more than N lines"),
      CommandLineOption(
        "--verbose", nil, "name what is skipped, or each line that --marks counts as wrong"),
      CommandLineOption(
        "--marks", "FOLDER", "print how well the report agrees with NAME.marks for PATH/NAME.swift"),
    ],
    epilogue: """
      exit status:
        0  success                                   64  bad command line
        1  a controller is longer than --fail-over   66  unreadable path, or no Swift file
      """)

  static func main() async {
    let isUnreadable = { (error: any Error) in
      error is SourceReader.Unreadable || error is CocoaError
    }
    await program.run(status: { isUnreadable($0) ? .noInput : nil }) { options in
      try run(options)
    }
  }

  private static func run(_ options: CommandLineOptions) throws -> ExitStatus {
    let forms = ["--json", "--markdown", "--warnings", "--marks"].filter { options.has($0) }
    guard forms.count <= 1 else {
      throw ProgramError("Use only one of \(forms.joined(separator: " and ")).", .usage)
    }
    guard !options.arguments.isEmpty else {
      throw ProgramError("Name a Swift file or a folder.", .usage)
    }
    let limit = try options["--fail-over"].map { text in
      guard let number = Int(text), number >= 0 else {
        throw ProgramError("--fail-over needs a whole number.", .usage)
      }
      return number
    }
    if let folder = options["--marks"] {
      guard options.arguments.count == 1, limit == nil else {
        throw ProgramError("Use --marks with one PATH and without --fail-over.", .usage)
      }
      return try compare(with: folder, options)
    }
    let sources = try SourceReader(options.arguments)
    let diagnosis = AppDiagnosis(sources)
    for problem in diagnosis.problems {
      program.console.complain("\(problem.path):\(problem.line): \(problem.sentence)")
    }
    let output =
      switch forms.first {
      case "--json": try diagnosis.json()
      case "--markdown": diagnosis.markdown(all: options.has("--all"))
      case "--warnings": diagnosis.warnings
      default: diagnosis.text(all: options.has("--all"), verbose: options.has("--verbose"))
      }
    program.console.write(output, terminator: "")
    guard !sources.texts.isEmpty || !sources.problems.isEmpty else {
      throw ProgramError(
        "There is no Swift file in \(options.arguments.joined(separator: ", ")).", .noInput)
    }
    let complaints = limit.map { diagnosis.complaints(over: $0) } ?? []
    for complaint in complaints { program.console.complain(complaint) }
    return complaints.isEmpty ? .success : .failure
  }

  /// Prints precision and recall of each job for the marked files.
  private static func compare(
    with folder: String, _ options: CommandLineOptions
  ) throws -> ExitStatus {
    var all = JobScores()
    var missing = 0
    let marked = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".marks") }.sorted()
    for name in marked {
      let marks = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let place = "\(options.arguments[0])/\(name.dropLast(".marks".count))"
      let path = "\(place).swift"
      guard FileManager.default.fileExists(atPath: path) else {
        missing += 1
        continue
      }
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let others =
        FileManager.default.fileExists(atPath: place) ? try SourceReader([place]).texts : []
      let scores = MarkedFile(marks).score(path: path, text: text, beside: others)
      for difference in scores.differences where options.has("--verbose") {
        let verdict = difference.isMarked ? "missed" : "wrong"
        program.console.write("\(path):\(difference.line): \(verdict) \(difference.job.rawValue)")
      }
      all.add(scores)
    }
    if missing > 0 {
      program.console.complain(
        "\(missing) of \(marked.count) marked files have no source in \(options.arguments[0]).")
    }
    guard missing < marked.count else { return .noInput }
    program.console.write(all.table, terminator: "")
    return .success
  }
}
