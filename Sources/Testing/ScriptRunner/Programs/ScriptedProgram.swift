import Foundation

/// What every scripted program does around its own work: read the options, answer `--help` and
/// `--version`, complain of a wrong call, and end with the right status.
///
///     let program = ScriptedProgram(help: help, version: "0.1.0")
///     exit(await program.run(CommandLine.arguments.dropFirst()) { given, options in … }.rawValue)
@MainActor
public struct ScriptedProgram {
  /// Where the program writes.
  public let console: Console
  private let help: ProgramHelp
  private let version: String

  /// The program that `help` describes.
  public init(help: ProgramHelp, version: String) {
    self.help = help
    self.version = version
    console = Console(program: help.program)
  }

  /// What an error says to a user: Foundation's own say it with the path alone.
  static func sentence(of error: any Error) -> String {
    guard let error = error as? CocoaError,
      let path = error.userInfo[NSFilePathErrorKey] as? String ?? error.url?.path
    else { return "\(error)" }
    return "\(path): \(error.localizedDescription)"
  }

  /// Runs `work` with the options that the user gave: all of them, and the standard ones read.
  ///
  /// - Parameter status: the exit status for an error that `work` threw, which is complained of.
  /// - Returns: the status to exit with.
  public func run(
    _ words: some Sequence<String>, status: @MainActor (any Error) -> ExitStatus,
    _ work: @MainActor (CommandLineOptions, StandardOptions) async throws -> ExitStatus
  ) async -> ExitStatus {
    do {
      let given = try CommandLineOptions(words, knowing: help.options)
      if given.has("--help") {
        console.write(String(help.text.dropLast()))
        return .success
      }
      if given.has("--version") {
        console.write("\(help.program) \(version)")
        return .success
      }
      return try await work(given, StandardOptions(given))
    } catch let error as UsageError {
      console.complain("\(error)\n\(help.usage)")
      return .usage
    } catch {
      console.complain(Self.sentence(of: error))
      switch error {
      case is MissingInput: return .noInput
      case is CommandFault: return .dataError
      default: return status(error)
      }
    }
  }
}
