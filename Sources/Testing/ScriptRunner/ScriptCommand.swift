/// A command of a script: its name, its arguments and its action.
///
///     ScriptCommand("delete", "ROW", count: 1...1, help: "delete the person in a row") { words in
///       try pilot.swipeToDelete(number: number(words[0]))
///     }
@MainActor
public struct ScriptCommand {
  /// The name of the command, in lower case. It is the first word of a line.
  public let name: String
  /// The arguments as the help shows them: "FIRST LAST [YYYY-MM-DD]".
  public let arguments: String
  /// The allowed number of arguments.
  public let count: ClosedRange<Int>
  /// The effect of the command, in a few words.
  public let help: String
  /// Whether the command may change the screen.
  public let changesScreen: Bool
  /// The action of the command. The message of its error is reported with the line number.
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

  /// The name and the arguments of the command, as the user types them.
  public var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }
}

/// The reason why a command failed, as a message for the user.
public struct CommandFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason for the failure, as a sentence.
  public let description: String

  /// Creates an error with this reason.
  public init(_ description: String) {
    self.description = description
  }
}
