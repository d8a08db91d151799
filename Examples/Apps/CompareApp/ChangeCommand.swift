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
    CommandLineOption("--variant", "NAME", "with --change: one variant; may occur several times"),
    CommandLineOption("--no-diff", nil, "with --change: no diffs"),
  ]
  private static let otherOptions = [
    "--all", "--with", "--no-run", "--quick", "--html", "--update",
  ]

  private let name: String
  private let options: CommandLineOptions
  private let console: Console

  /// Creates a command from the command line; nil if it does not contain `--change`.
  init?(_ options: CommandLineOptions, _ console: Console) throws(ProgramError) {
    guard let name = options["--change"] else {
      guard !options.has("--no-diff") else {
        throw ProgramError("--no-diff needs --change", .usage)
      }
      return nil
    }
    if let other = (Self.otherOptions.filter { options.has($0) } + options.arguments).first {
      throw ProgramError("--change and \(other) exclude one another", .usage)
    }
    guard !(options.has("--markdown") && options.has("--json")) else {
      throw ProgramError("--markdown and --json exclude one another", .usage)
    }
    (self.name, self.options, self.console) = (name, options, console)
  }

  /// Prints the request, the table and the diffs.
  func play(in package: PackageSources) throws -> ExitStatus {
    let names = ChangeRequest.names(in: package)
    guard names.contains(name) else { throw unknown(name, "change request", names) }
    let request = try ChangeRequest(name, in: package)
    let all = request.parts.map(\.variant)
    let chosen = options.all("--variant").map(Variant.init)
    if let stranger = chosen.first(where: { !all.contains($0) }) {
      throw unknown(stranger.rawValue, "variant", all.map(\.rawValue))
    }
    let text = ChangeText(
      request, diffsOf: options.has("--no-diff") ? [] : chosen.isEmpty ? all : chosen)
    if options.has("--json") {
      console.write(try request.json(), terminator: "")
    } else if options.has("--markdown") {
      console.write(text.markdown, terminator: "")
    } else {
      console.write(text.text(columns: console.columns), terminator: "")
    }
    return .success
  }

  /// Returns an error with the nearest name and all names.
  private func unknown(_ name: String, _ kind: String, _ names: [String]) -> ProgramError {
    let nearest = names.min { $0.difference(from: name).count < $1.difference(from: name).count }
    return ProgramError(
      "“\(name)” is no \(kind)." + (nearest.map { " Did you mean “\($0)”?" } ?? "")
        + " The \(kind)s are: \(names.joined(separator: ", ")).", .usage)
  }
}
