/// What a program prints for `--help`, and above which `usage:` it complains.
public struct ProgramHelp: Sendable {
  /// The name that the user types: "contacts".
  public let program: String
  /// What the program does, in a sentence or two.
  public let summary: String
  /// The options, in the order in which they are listed.
  public let options: [CommandLineOption]
  /// What follows the options, such as the commands of a script.
  public let epilogue: String

  /// The help of `program`; `--help` and `--version` are added to its options.
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

  /// One line: the program and its options.
  public var usage: String {
    "usage: \(program) [options]   (\(program) --help lists them)"
  }

  /// The whole help, ending in a line break.
  public var text: String {
    let names = options.map { [$0.name, $0.value].compactMap(\.self).joined(separator: " ") }
    let width = (names.map(\.count).max() ?? 0) + 2
    var lines = ["usage: \(program) [options]", "", summary, "", "options:"]
    for (name, option) in zip(names, options) {
      let gap = String(repeating: " ", count: width - name.count)
      lines.append("  " + name + gap + option.help)
    }
    if !epilogue.isEmpty { lines += ["", epilogue] }
    return lines.joined(separator: "\n") + "\n"
  }
}
