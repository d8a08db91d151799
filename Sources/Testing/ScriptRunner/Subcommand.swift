/// A command of a program such as `kit`: its texts in the help, and its action.
@MainActor
public struct Subcommand {
  /// The word after the program's name.
  public let name: String
  private let arguments: String
  private let count: ClosedRange<Int>
  private let help: String
  private let details: String
  private let options: [CommandLineOption]
  private let run: @MainActor (CommandLineOptions, Console) async throws -> ExitStatus

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments in the usage line, such as “[NAME]”.
  ///   - count: The allowed numbers of arguments.
  ///   - help: The effect in a few words, for the list of commands.
  ///   - details: More sentences for the command's own help.
  public init(
    _ name: String, _ arguments: String = "", count: ClosedRange<Int> = 0...0, help: String,
    details: String = "", options: [CommandLineOption] = [],
    run: @escaping @MainActor (CommandLineOptions, Console) async throws -> ExitStatus
  ) {
    (self.name, self.arguments, self.count) = (name, arguments, count)
    (self.help, self.details, self.options, self.run) = (help, details, options, run)
  }

  /// Returns the list of commands for the help of their program.
  public static func list(_ commands: [Subcommand]) -> String {
    "commands:\n" + columns(commands.map { ($0.usage, $0.help) })
  }

  /// The name and the arguments, as the user types them.
  private var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

  /// Runs the command with the words after its name, and ends the process.
  ///
  /// - Parameters:
  ///   - shared: The options that all commands of the program have.
  ///   - status: Returns the exit status for one of the program's own errors, or nil.
  public func play(
    _ words: some Sequence<String>, of program: String, shared: [CommandLineOption],
    epilogue: String, status: (any Error) -> ExitStatus?
  ) async -> Never {
    let sentence = help.prefix(1).uppercased() + help.dropFirst() + "."
    let command = CommandLineProgram(
      "\(program) \(name)", arguments: arguments.isEmpty ? "[options]" : "\(arguments) [options]",
      summary: details.isEmpty ? sentence : sentence + "\n" + details,
      options: options + shared, epilogue: epilogue)
    await command.run(words, status: status) { options in
      guard count.contains(options.arguments.count) else {
        throw ProgramError("Write “\(program) \(usage)”.", .usage)
      }
      return try await run(options, command.console)
    }
  }
}
