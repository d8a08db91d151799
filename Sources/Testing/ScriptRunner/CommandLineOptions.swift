/// A command-line option, as the program's help lists it.
///
///     let db = CommandLineOption("--db", "FILE", "the database; it is created if it is missing")
public struct CommandLineOption: Equatable, Sendable {
  /// The option's name with its dashes: "--db".
  public let name: String
  /// The placeholder of the value in the help ("FILE"), or nil for a switch without a value.
  public let value: String?
  /// The effect of the option, in a few words.
  public let help: String

  /// Creates an option that takes `value`, or a switch if `value` is nil.
  public init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// The options and arguments of a command line.
///
///     let options = try CommandLineOptions(arguments, knowing: [db, offline])
///     options["--db"]              // the value, or nil
///     options.has("--offline")
///
/// Both `--db FILE` and `--db=FILE` are valid. `--` ends the options. If an option occurs twice,
/// the last value counts.
public struct CommandLineOptions: Equatable, Sendable {
  /// The words of the command line that are not options, in order.
  public private(set) var arguments: [String] = []
  private var values: [String: String] = [:]

  /// Parses the words after the program's name.
  ///
  /// - Throws: ``UsageError`` for an unknown option, a missing value, or a switch with a value.
  public init(_ words: some Sequence<String>, knowing known: [CommandLineOption])
    throws(UsageError)
  {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      guard word != "--" else {
        arguments += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = known.first(where: { $0.name == name }) else {
        throw UsageError("Unknown option \(name).")
      }
      let attached = parts.count == 2 ? String(parts[1]) : nil
      if let placeholder = option.value {
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
          throw UsageError("\(name) needs a value: \(name) \(placeholder).")
        }
        values[name] = value
      } else {
        guard attached == nil else { throw UsageError("\(name) takes no value.") }
        values[name] = ""
      }
    }
  }

  /// Returns the value of an option, or nil if the option is missing.
  public subscript(name: String) -> String? { values[name] }

  /// Returns whether the option with this name is present.
  public func has(_ name: String) -> Bool { values[name] != nil }
}

/// An invalid command line. The exit status is 64 (`EX_USAGE`).
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason why the command line is invalid, without the program's name.
  public let description: String

  /// Creates an error with this reason.
  public init(_ description: String) {
    self.description = description
  }
}

/// The text that a program prints for `--help`, and the usage line of its errors.
public struct ProgramHelp: Sendable {
  let program: String
  /// The options in the order in which the help lists them.
  public let options: [CommandLineOption]
  private let summary: String
  private let epilogue: String

  /// Creates the help text of a program. `--help` and `--version` are added to its options.
  ///
  /// - Parameter epilogue: the text after the options, such as the commands of a script.
  public init(
    program: String, summary: String, options: [CommandLineOption], epilogue: String = ""
  ) {
    self.program = program
    self.summary = summary
    self.options =
      options + [
        CommandLineOption("--help", nil, "print this help and stop"),
        CommandLineOption("--version", nil, "print the version and stop"),
      ]
    self.epilogue = epilogue
  }

  /// The line that shows how to call the program.
  public var usage: String { "usage: \(program) [options]   (\(program) --help lists them)" }

  /// The whole help text, with a line break at the end.
  public var text: String {
    let names = options.map { [$0.name, $0.value].compactMap(\.self).joined(separator: " ") }
    let lines = columns(Array(zip(names, options.map(\.help))))
    return "usage: \(program) [options]\n\n\(summary)\n\noptions:\n\(lines)\n"
      + (epilogue.isEmpty ? "" : "\n\(epilogue)\n")
  }
}

/// Returns the rows as text in two aligned columns.
func columns(_ rows: [(String, String)]) -> String {
  let width = (rows.map(\.0.count).max() ?? 0) + 2
  return rows.map { left, right in
    "  " + left + String(repeating: " ", count: width - left.count) + right
  }.joined(separator: "\n")
}
