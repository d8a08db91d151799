import Domain
import Foundation

/// The exit status of a program. Numbers from 64 on are those of BSD's `sysexits.h`.
public enum ExitStatus: Int32, Sendable {
  /// The program succeeded.
  case success = 0
  /// The program ran, and one of its checks failed.
  case failure = 1
  /// The command line is invalid, for example because of an unknown option.
  case usage = 64
  /// The input is invalid, for example a bad command or a file in the wrong format.
  case dataError = 65
  /// An input file is missing or cannot be read.
  case noInput = 66
  /// The system failed, for example because the disk is full.
  case ioError = 74
}

/// An error as a message for the user, with the exit status that it causes.
public struct ProgramError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The exit status of the program if the error ends the program.
  public let status: ExitStatus
  /// The reason, without the program's name.
  public let description: String

  /// Creates an error with this reason.
  public init(_ description: String, _ status: ExitStatus = .dataError) {
    self.status = status
    self.description = description
  }

  /// Creates an error for an unknown name. The reason suggests the nearest known name.
  ///
  /// A known name is suggested only if at most a third of the letters differ, or if it begins with
  /// the unknown name.
  ///
  /// - Parameter list: The last sentence of the reason. By default it lists the known names.
  public static func unknown(
    _ kind: String, _ name: String, known: [String], list: String? = nil
  ) -> ProgramError {
    let nearest =
      known.map { (name: $0, difference: $0.difference(from: name).count) }
      .filter {
        $0.difference <= ($0.name.count + name.count) / 3
          || name.count > 2 && $0.name.hasPrefix(name)
      }
      .min { $0.difference < $1.difference }
    let hint = nearest.map { " Did you mean “\($0.name)”?" } ?? ""
    let list = list ?? "The \(kind)s are: \(known.joined(separator: ", "))."
    return ProgramError("There is no \(kind) “\(name)”.\(hint) \(list)", .usage)
  }

  /// Returns an error if an option precedes the name of a command; otherwise nil.
  public static func misplacedCommand(in words: [String], known: [String]) -> ProgramError? {
    guard words.first?.hasPrefix("-") == true, let name = words.first(where: known.contains)
    else { return nil }
    return ProgramError("Write “\(name)” before its options.", .usage)
  }
}

/// The common parts of all programs: options, `--help`, `--version`, errors, exit status.
///
///     let program = CommandLineProgram("posts", summary: "Shows posts.", options: [database])
///     await program.run { options in … }
@MainActor
public struct CommandLineProgram {
  /// The standard streams of the program.
  public let console: Console
  private let version: String
  private let arguments: String
  private let summary: String
  private let options: [CommandLineOption]
  private let epilogue: String

  /// Creates a program. `--help` and `--version` are added to its options.
  ///
  /// - Parameters:
  ///   - name: The program's name. With a subcommand it has two words, such as `lab start`.
  ///   - arguments: The words after the name in the usage line.
  ///   - epilogue: The text after the options in the help, such as the commands of a script.
  public init(
    _ name: String, version: String = kitVersion, arguments: String = "[options]", summary: String,
    options: [CommandLineOption], epilogue: String = ""
  ) {
    console = Console(program: name)
    self.version = version
    self.arguments = arguments
    self.summary = summary
    self.options =
      options + [
        CommandLineOption("--help", nil, "print this help and stop"),
        CommandLineOption("--version", nil, "print the version and stop"),
      ]
    self.epilogue = epilogue
  }

  /// The whole help, which `--help` prints.
  var help: String {
    let names = options.map { [$0.name, $0.value].compactMap(\.self).joined(separator: " ") }
    let lines = columns(Array(zip(names, options.map(\.help))))
    return "usage: \(console.program) \(arguments)\n\n\(summary)\n\noptions:\n\(lines)"
      + (epilogue.isEmpty ? "" : "\n\n\(epilogue)")
  }

  /// The usage line, which is printed after the error message for an invalid command line.
  private var usage: String {
    "usage: \(console.program) \(arguments)   (\(console.program) --help explains it)"
  }

  /// Reads the options, runs `work` with them, and ends the process. Errors are printed.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - hidden: An option that the help does not list.
  ///   - status: Returns the exit status for one of the program's own errors, or nil for any other
  ///     error.
  public func run(
    _ words: some Sequence<String> = CommandLine.arguments.dropFirst(),
    hidden: CommandLineOption? = nil, status: (any Error) -> ExitStatus? = { _ in nil },
    _ work: @MainActor (CommandLineOptions) async throws -> ExitStatus
  ) async -> Never {
    do {
      let given = try CommandLineOptions(
        words, knowing: options + [hidden].compactMap(\.self))
      if given.has("--help") {
        console.write(help)
      } else if given.has("--version") {
        console.write("\(console.program) \(version)")
      } else {
        exit(try await work(given).rawValue)
      }
      exit(ExitStatus.success.rawValue)
    } catch {
      let status = status(error) ?? Self.status(of: error)
      console.complain(Self.sentence(of: error) + (status == .usage ? "\n\(usage)" : ""))
      exit(status.rawValue)
    }
  }

  private static func status(of error: any Error) -> ExitStatus {
    switch error {
    case let error as ProgramError: error.status
    case StoreError.corrupt, StoreError.notADatabase, StoreError.foreign, StoreError.newerSchema:
      .dataError
    default: .ioError
    }
  }

  /// Returns the message of an error. A Foundation error is shortened to its path and reason.
  static func sentence(of error: any Error) -> String {
    guard let error = error as? CocoaError,
      let path = error.userInfo[NSFilePathErrorKey] as? String ?? error.url?.path
    else { return "\(error)" }
    return "\(path): \(error.localizedDescription)"
  }
}

/// Returns the rows as text in two aligned columns.
public func columns(_ rows: [(String, String)]) -> String {
  let width = (rows.map(\.0.count).max() ?? 0) + 2
  return rows.map { left, right in
    "  " + left + String(repeating: " ", count: width - left.count) + right
  }.joined(separator: "\n")
}
