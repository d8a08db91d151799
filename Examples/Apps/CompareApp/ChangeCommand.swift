import ChangeRequests
import ComparisonReport
import Foundation
import ScriptRunner
import SourceMeasures

/// `compare --change NAME`: prints a change request, the size of its diffs, and the diffs.
@MainActor
struct ChangeCommand {
  static let options = [
    CommandLineOption("--change", "NAME", "print a change request, its size and its diffs"),
    CommandLineOption("--no-diff", nil, "with --change: only the names of the changed files"),
  ]
  private static let otherOptions = [
    "--all", "--with", "--no-run", "--quick", "--html", "--update",
  ]

  private let name: String
  private let variants: [Variant]
  private let options: CommandLineOptions
  private let console: Console

  /// Creates a command from the command line; nil if it does not contain `--change`.
  init?(_ options: CommandLineOptions, _ console: Console) throws(ProgramError) {
    guard let name = options["--change"] else {
      guard !options.has("--no-diff") else {
        throw ProgramError("--no-diff needs --change.", .usage)
      }
      return nil
    }
    if let other = (Self.otherOptions.filter { options.has($0) } + options.arguments).first {
      throw ProgramError("--change and \(other) cannot be combined.", .usage)
    }
    guard !(options.has("--markdown") && options.has("--json")) else {
      throw ProgramError("--markdown and --json cannot be combined.", .usage)
    }
    variants = try options.variants()
    (self.name, self.options, self.console) = (name, options, console)
  }

  /// Prints the request, the table and the diffs.
  func play(in package: PackageSources) throws -> ExitStatus {
    let names = ChangeRequest.names(in: package)
    guard names.contains(name) else {
      throw ProgramError.unknown("change request", name, known: names)
    }
    let request = try ChangeRequest(name, in: package)
    let shared = options.has("--variants") ? [] : [ChangeRequest.Part.shared]
    let text = ChangeText(request, of: shared + variants, hasDiffs: !options.has("--no-diff"))
    if options.has("--json") {
      console.write(try request.json(), terminator: "")
    } else if options.has("--markdown") {
      console.write(text.markdown, terminator: "")
    } else {
      console.write(text.text(columns: console.columns), terminator: "")
    }
    return .success
  }
}
