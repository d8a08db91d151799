import Diagnosis
import Foundation
import ScriptRunner

/// `swift run diagnose`: which jobs a view controller does, and which pattern takes each over.
@main
@MainActor
struct DiagnoseProgram {
  static let program = CommandLineProgram(
    "diagnose", arguments: "PATH… [options]",
    summary: "x",
    options: [
      CommandLineOption("--marks", "FOLDER", "compare with marks"),
      CommandLineOption("--verbose", nil, "name each"),
    ])

  static func main() async {
    await program.run { options in
      try run(options)
    }
  }

  private static func run(_ options: CommandLineOptions) throws -> ExitStatus {
    if let folder = options["--marks"] {
      var all = JobScores()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      for name in names where name.hasSuffix(".marks") {
        let marks = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        let file = "\(options.arguments[0])/\(name.dropLast(6)).swift"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let scores = MarkedFile(marks).score(path: file, text: text)
        if options.has("--verbose") {
          for difference in scores.differences {
            program.console.write(
              "\(file):\(difference.line): \(difference.isMarked ? "missed" : "wrong") \(difference.job.rawValue)")
          }
        }
        all.add(scores)
      }
      program.console.write(all.table, terminator: "")
      return .success
    }
    return .success
  }
}
