import Foundation
import RecordedSequences
import ScriptRunner
import SourceMeasures

/// `compare --trace ACTION`: records the calls of the variants during one action.
@MainActor
struct TraceCommand {
  static let options = [
    CommandLineOption(
      "--trace", "ACTION", "record the calls of one action or “all”; --update writes to a folder")
  ]

  private let actions: [RecordedAction]
  private let variants: [Variant]
  private let options: CommandLineOptions
  private let console: Console

  /// Returns nil if the command line has no `--trace`.
  init?(_ options: CommandLineOptions, _ console: Console) throws(ProgramError) {
    guard let name = options["--trace"] else { return nil }
    let others = ["--all", "--with", "--no-run", "--quick", "--markdown", "--json", "--html"]
    if let other = (options.arguments + others.filter { options.has($0) }).first {
      throw ProgramError("--trace and \(other) cannot be combined.", .usage)
    }
    self.options = options
    self.console = console
    actions = try Self.actions(name)
    variants = try options.variants()
  }

  /// Builds the program that plays the actions, records its calls, and prints or writes them.
  func play(in package: PackageSources) async throws -> ExitStatus {
    let isFirst = !SequenceRecorder.hasBuild(in: package.root)
    console.complain(
      "building the player with function-entry coverage …"
        + (isFirst ? " The first time this takes one to four minutes." : ""))
    let recorder = try await SequenceRecorder(root: package.root)
    for action in actions {
      for variant in variants {
        console.complain("recording \(action.rawValue): \(variant.rawValue)")
        try put(try await recorder.record(action, variant))
      }
    }
    return .success
  }

  private func put(_ sequence: RecordedSequence) throws {
    guard let folder = options["--update"] else {
      return console.write(sequence.text)
    }
    let place = URL(filePath: folder).appending(path: sequence.action.rawValue)
    let file = place.appending(path: "\(sequence.variant.rawValue).txt")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try OutputFile.write(sequence.text, to: file)
  }

  private static func actions(_ name: String) throws(ProgramError) -> [RecordedAction] {
    if name == "all" { return RecordedAction.allCases }
    if let action = RecordedAction(rawValue: name) { return [action] }
    throw ProgramError.unknown(
      "action", name, known: RecordedAction.allCases.map(\.rawValue) + ["all"])
  }
}
