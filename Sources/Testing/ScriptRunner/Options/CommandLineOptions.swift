/// The options and arguments that a program was started with.
///
///     let options = try CommandLineOptions(arguments, knowing: [db, offline])
///     options["--db"]              // the value, or nil
///     options.has("--offline")
///
/// Both `--db FILE` and `--db=FILE` are read; `--` ends the options; of an option given twice the
/// last counts.
public struct CommandLineOptions: Equatable, Sendable {
  /// What is no option, in order.
  public private(set) var arguments: [String] = []
  private var values: [String: String] = [:]

  /// Reads `words`, the program's name left out.
  ///
  /// - Throws: ``UsageError`` for an option that is not among `known`, one without its value, or a
  ///   switch with one.
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
        throw UsageError("unknown option \(name)")
      }
      let attached = parts.count == 2 ? String(parts[1]) : nil
      if let placeholder = option.value {
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
          throw UsageError("\(name) needs a value: \(name) \(placeholder)")
        }
        values[name] = value
      } else {
        guard attached == nil else { throw UsageError("\(name) takes no value") }
        values[name] = ""
      }
    }
  }

  /// The value of the option; nil where it was not given.
  public subscript(name: String) -> String? { values[name] }

  /// Whether the option was given.
  public func has(_ name: String) -> Bool { values[name] != nil }
}
