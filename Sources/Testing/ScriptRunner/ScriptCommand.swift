/// A command of a script: its name, its arguments and its action.
///
///     ScriptCommand("delete", "ROW", count: 1...1, help: "delete the person in a row") { words in
///       try pilot.swipeToDelete(number: number(words[0]))
///     }
@MainActor
public struct ScriptCommand {
  /// The command's name in lower case, which is the first word of a line.
  public let name: String
  /// The arguments as the help shows them, such as "FIRST LAST [YYYY-MM-DD]".
  public let arguments: String
  /// The allowed number of arguments.
  public let count: ClosedRange<Int>
  /// The effect of the command, in a few words.
  public let help: String
  /// Whether the command may change the screen.
  public let changesScreen: Bool
  /// The action of the command. If it throws an error in a script, the message is reported with the
  /// line number.
  public let run: @MainActor (_ arguments: [String]) async throws -> Void

  /// Creates a command of a script.
  public init(
    _ name: String, _ arguments: String = "", count: ClosedRange<Int> = 0...0, help: String,
    changesScreen: Bool = true,
    run: @escaping @MainActor (_ arguments: [String]) async throws -> Void
  ) {
    self.name = name
    self.arguments = arguments
    self.count = count
    self.help = help
    self.changesScreen = changesScreen
    self.run = run
  }

  /// The command's name and arguments as the help shows them, such as "delete ROW".
  public var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }
}

extension Int {
  /// Reads the number of a row.
  ///
  /// - Throws: ``ProgramError`` if the text is not a number.
  public init(row text: String) throws(ProgramError) {
    guard let number = Int(text) else { throw ProgramError("“\(text)” is not a row number.") }
    self = number
  }
}
