import Foundation
import Lab
import ScriptRunner

/// A subcommand of `lab`: its texts in the help, and its action.
@MainActor
struct LabCommand {
  let name: String
  /// The arguments in the usage line, such as “[NAME]”.
  let arguments: String
  let count: ClosedRange<Int>
  /// The effect in a few words, for the list of commands.
  let help: String
  /// More sentences for the command's own help.
  let details: String
  let options: [CommandLineOption]
  let run: @MainActor (LabRun) async throws -> ExitStatus

  init(
    _ name: String, _ arguments: String = "", count: ClosedRange<Int> = 0...0, help: String,
    details: String = "", options: [CommandLineOption] = [],
    run: @escaping @MainActor (LabRun) async throws -> ExitStatus
  ) {
    (self.name, self.arguments, self.count) = (name, arguments, count)
    (self.help, self.details, self.options, self.run) = (help, details, options, run)
  }

  /// The name and the arguments, as the user types them.
  var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  /// Runs the command with the words after its name, and ends the process.
  func play(_ words: some Sequence<String>) async -> Never {
    let sentence = help.prefix(1).uppercased() + help.dropFirst() + "."
    let program = CommandLineProgram(
      "lab \(name)", arguments: arguments.isEmpty ? "[options]" : "\(arguments) [options]",
      summary: details.isEmpty ? sentence : sentence + "\n" + details,
      options: options + [LabProgram.root], epilogue: LabProgram.statuses)
    await program.run(words, status: LabProgram.status) { options in
      guard count.contains(options.arguments.count) else {
        throw ProgramError("Write “lab \(usage)”.", .usage)
      }
      return try await run(try LabRun(options, program.console))
    }
  }
}
