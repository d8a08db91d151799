public import Foundation

/// The exit status of a program, with the numbers of BSD's `sysexits.h`.
public enum ExitStatus: Int32, Sendable {
  /// The program succeeded.
  case success = 0
  /// The command line is invalid: an unknown option, a missing value.
  case usage = 64
  /// The input is invalid: an invalid command in a script, a file in another format.
  case dataError = 65
  /// An input file is missing or cannot be read.
  case noInput = 66
  /// The system failed: the disk is full, the database is damaged.
  case ioError = 74
}

/// An input file that cannot be read. The exit status is 66.
public struct MissingInput: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason why the file cannot be read, as a sentence.
  public let description: String

  /// Creates an error with this reason.
  public init(_ description: String) {
    self.description = description
  }
}

/// The common code of scripted programs: options, `--help`, `--version`, errors, exit status.
///
///     let program = ScriptedProgram(help: help, version: "0.1.0")
///     exit(await program.run(CommandLine.arguments.dropFirst()) { given, options in … }.rawValue)
@MainActor
public struct ScriptedProgram {
  /// The standard streams of the program.
  public let console: Console
  private let help: ProgramHelp
  private let version: String

  /// Creates the program that `help` describes.
  public init(help: ProgramHelp, version: String) {
    self.help = help
    self.version = version
    console = Console(program: help.program)
  }

  /// Returns the message of an error. A Foundation error is shortened to its path and reason.
  static func sentence(of error: any Error) -> String {
    guard let error = error as? CocoaError,
      let path = error.userInfo[NSFilePathErrorKey] as? String ?? error.url?.path
    else { return "\(error)" }
    return "\(path): \(error.localizedDescription)"
  }

  /// Reads the options and runs `work` with them.
  ///
  /// - Parameter status: returns the exit status for an error that `work` throws.
  /// - Returns: the exit status. Errors are printed.
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

/// Writes a file with the results of a program.
public enum OutputFile {
  /// Writes a regular file completely or not at all. A pipe or `/dev/stdout` receives the text.
  ///
  /// - Throws: the errors of Foundation.
  public static func write(_ text: String, to file: URL) throws {
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type]
    let isRegular = type == nil || type as? FileAttributeType == .typeRegular
    try Data(text.utf8).write(to: file, options: isRegular ? .atomic : [])
  }
}
