/// A command-line option, as the program's help lists it.
///
///     let db = CommandLineOption("--db", "FILE", "the database; it is created if it is missing")
public struct CommandLineOption: Equatable, Sendable {
  /// The option's name with its dashes, such as "--db".
  public let name: String
  /// The placeholder of the value in the help ("FILE"); nil for a switch.
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
/// its last value counts.
public struct CommandLineOptions: Equatable, Sendable {
  /// The words of the command line that are not options, in order.
  public private(set) var arguments: [String] = []
  private var values: [String: String] = [:]

  /// Parses the words after the program's name.
  ///
  /// - Throws: ``ProgramError`` for an unknown option, a missing value, or a switch with a value.
  public init(_ words: some Sequence<String>, knowing known: [CommandLineOption])
    throws(ProgramError)
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
        throw ProgramError("Unknown option \(name).", .usage)
      }
      let attached = parts.count == 2 ? String(parts[1]) : nil
      if let placeholder = option.value {
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
          throw ProgramError("\(name) needs a value: \(name) \(placeholder).", .usage)
        }
        values[name] = value
      } else {
        guard attached == nil else { throw ProgramError("\(name) takes no value.", .usage) }
        values[name] = ""
      }
    }
  }

  /// Returns the value of an option, or nil if the option is missing.
  public subscript(name: String) -> String? { values[name] }

  /// Returns whether the option with this name is present.
  public func has(_ name: String) -> Bool { values[name] != nil }
}
